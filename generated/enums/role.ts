// Made by `npm run generate` from the contract. Do not edit.
export const Role = {
  Admin: 0,
  Researcher: 1,
  ExternalResearcher: 2,
  Spectator: 3,
} as const;
export type Role = (typeof Role)[keyof typeof Role];
