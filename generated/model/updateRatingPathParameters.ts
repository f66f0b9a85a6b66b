// Made by `npm run generate` from the contract. Do not edit.

export type UpdateRatingPathParameters = {
 countryId: number,
    reportEditionId: number,
    indicatorId: number,
 }