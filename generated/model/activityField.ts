// Made by `npm run generate` from the contract. Do not edit.

/**
 * The property that changed, as it is called elsewhere
 */
export { ActivityField } from '../enums/activityField.ts';
