// Made by `npm run generate` from the contract. Do not edit.
export const EditionStatus = {
  Inactive: 0,
  Active: 1,
} as const;
export type EditionStatus = (typeof EditionStatus)[keyof typeof EditionStatus];
