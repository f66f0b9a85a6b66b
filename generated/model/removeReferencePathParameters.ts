// Made by `npm run generate` from the contract. Do not edit.

export type RemoveReferencePathParameters = {
 editionId: number,
    ratingId: number,
    referenceId: number,
 }