// Made by `npm run generate` from the contract. Do not edit.

export type RevertAssignmentPathParameters = {
 editionId: number,
    assignmentId: number,
 }