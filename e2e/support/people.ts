/** Who can sign in, by what the journeys call them. */
export const people = {
  admin: { email: 'admin@demo.test', name: 'Amara Okafor' },
  researcher: { email: 'researcher@demo.test', name: 'Rui Tanaka' },
  reviewer: { email: 'reviewer@demo.test', name: 'Elena Petrova' },
  external: { email: 'external@demo.test', name: 'Tomás Silva' },
  spectator: { email: 'spectator@demo.test', name: 'Ingrid Larsen' },
  inactive: { email: 'inactive@demo.test', name: 'Noor Haddad' },
} as const;
export type Person = keyof typeof people;
