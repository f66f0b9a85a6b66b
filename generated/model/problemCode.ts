// Made by `npm run generate` from the contract. Do not edit.

/**
 * The stable name of what went wrong
 */
export { ProblemCode } from '../enums/problemCode.ts';
