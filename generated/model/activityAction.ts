// Made by `npm run generate` from the contract. Do not edit.

/**
 * Done is of imports and exports, which are no record
 */
export { ActivityAction } from '../enums/activityAction.ts';
