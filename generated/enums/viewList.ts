// Made by `npm run generate` from the contract. Do not edit.
/** A list that has saved views */
export const ViewList = {
  Dashboard: 0,
  Countries: 1,
} as const;
export type ViewList = (typeof ViewList)[keyof typeof ViewList];
