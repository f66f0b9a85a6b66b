// Made by `npm run generate` from the contract. Do not edit.

/**
 * What a change is about
 */
export { ActivityKind } from '../enums/activityKind.ts';
