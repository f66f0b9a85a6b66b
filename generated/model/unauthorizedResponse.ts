// Made by `npm run generate` from the contract. Do not edit.
import type { Problem } from './problem.ts';

/**
 * No token, or one that is not accepted
 */
export type UnauthorizedResponse = Problem;
