// Made by `npm run generate` from the contract. Do not edit.
/** Why a reference is not copied to a pair, the first that holds: it is copied from there; the edition does not have the pair; the caller may not manage references there; it holds the same Title and URL already */
export const CopySkipReason = {
  Source: 0,
  NotInEdition: 1,
  NotManageable: 2,
  AlreadyHeld: 3,
} as const;
export type CopySkipReason = (typeof CopySkipReason)[keyof typeof CopySkipReason];
