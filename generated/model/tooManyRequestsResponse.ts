// Made by `npm run generate` from the contract. Do not edit.
import type { Problem } from './problem.ts';

/**
 * Too many requests from this user
 */
export type TooManyRequestsResponse = Problem;
