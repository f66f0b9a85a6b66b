// Made by `npm run generate` from the contract. Do not edit.

/**
 * 0 and 1 in structure calls; the country tree adds 2
 */
export { ModuleType } from '../enums/moduleType.ts';
