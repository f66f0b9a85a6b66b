// Made by `npm run generate` from the contract. Do not edit.
import type { Problem } from './problem.ts';

/**
 * There is no such thing
 */
export type NotFoundResponse = Problem;
