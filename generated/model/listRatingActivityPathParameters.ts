// Made by `npm run generate` from the contract. Do not edit.

export type ListRatingActivityPathParameters = {
 countryId: number,
    reportEditionId: number,
    indicatorId: number,
 }