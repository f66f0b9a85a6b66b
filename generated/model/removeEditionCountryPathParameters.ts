// Made by `npm run generate` from the contract. Do not edit.

export type RemoveEditionCountryPathParameters = {
 id: number,
    countryId: number,
 }