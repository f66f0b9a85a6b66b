// Made by `npm run generate` from the contract. Do not edit.

export type ListAssignableRegionsPathParameters = {
 editionId: number,
    ratingId: number,
 }