// Made by `npm run generate` from the contract. Do not edit.

export type ListCommentsPathParameters = {
 countryId: number,
    reportEditionId: number,
    indicatorId: number,
    ratingId: number,
 }