// Made by `npm run generate` from the contract. Do not edit.

/**
 * A list that has saved views
 */
export { ViewList } from '../enums/viewList.ts';
