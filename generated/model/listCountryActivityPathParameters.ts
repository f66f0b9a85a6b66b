// Made by `npm run generate` from the contract. Do not edit.

export type ListCountryActivityPathParameters = {
 countryId: number,
    reportEditionId: number,
 }