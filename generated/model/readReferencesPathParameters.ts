// Made by `npm run generate` from the contract. Do not edit.

export type ReadReferencesPathParameters = {
 editionId: number,
    countryId: number,
    indicatorId: number,
 }