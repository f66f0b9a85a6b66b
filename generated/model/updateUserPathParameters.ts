// Made by `npm run generate` from the contract. Do not edit.

export type UpdateUserPathParameters = {
 userId: number,
 }