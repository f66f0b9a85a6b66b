// Made by `npm run generate` from the contract. Do not edit.
/** What has saved views */
export const ViewList = {
  Dashboard: 0,
  Countries: 1,
  ResultsExport: 2,
} as const;
export type ViewList = (typeof ViewList)[keyof typeof ViewList];
