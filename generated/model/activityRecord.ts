// Made by `npm run generate` from the contract. Do not edit.

/**
 * The record that an event tells of; the rating of a new country indicator is none
 */
export { ActivityRecord } from '../enums/activityRecord.ts';
