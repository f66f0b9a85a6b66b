// Made by `npm run generate` from the contract. Do not edit.

export type ReadQueuePathParameters = {
 countryId: number,
    reportEditionId: number,
    indicatorId: number,
 }