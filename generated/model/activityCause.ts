// Made by `npm run generate` from the contract. Do not edit.

/**
 * How a change came about; Command is a command of the operator or a statement of his
 */
export { ActivityCause } from '../enums/activityCause.ts';
