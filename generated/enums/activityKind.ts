// Made by `npm run generate` from the contract. Do not edit.
/** What a change is about */
export const ActivityKind = {
  Rating: 0,
  Step: 1,
  Assignment: 2,
  Reference: 3,
  Comment: 4,
  Notification: 5,
  Structure: 6,
  Edition: 7,
  Person: 8,
  Import: 9,
  Export: 10,
} as const;
export type ActivityKind = (typeof ActivityKind)[keyof typeof ActivityKind];
