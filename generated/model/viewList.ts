// Made by `npm run generate` from the contract. Do not edit.

/**
 * What has saved views
 */
export { ViewList } from '../enums/viewList.ts';
