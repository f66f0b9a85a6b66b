// Made by `npm run generate` from the contract. Do not edit.
import type { Problem } from './problem.ts';

/**
 * Signed in, but not allowed
 */
export type ForbiddenResponse = Problem;
