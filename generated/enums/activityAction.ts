// Made by `npm run generate` from the contract. Do not edit.
/** Done is of imports and exports, which are no record */
export const ActivityAction = {
  Added: 0,
  Changed: 1,
  Removed: 2,
  Done: 3,
} as const;
export type ActivityAction = (typeof ActivityAction)[keyof typeof ActivityAction];
