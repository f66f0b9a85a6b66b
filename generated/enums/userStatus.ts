// Made by `npm run generate` from the contract. Do not edit.
export const UserStatus = {
  Inactive: 0,
  Active: 1,
} as const;
export type UserStatus = (typeof UserStatus)[keyof typeof UserStatus];
