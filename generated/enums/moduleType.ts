// Made by `npm run generate` from the contract. Do not edit.
/** 0 and 1 in structure calls; the country tree adds 2 */
export const ModuleType = {
  Milestone: 0,
  Activity: 1,
  Indicator: 2,
} as const;
export type ModuleType = (typeof ModuleType)[keyof typeof ModuleType];
