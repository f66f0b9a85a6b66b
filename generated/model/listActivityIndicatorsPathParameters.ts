// Made by `npm run generate` from the contract. Do not edit.

export type ListActivityIndicatorsPathParameters = {
 id: number,
    activityId: number,
 }