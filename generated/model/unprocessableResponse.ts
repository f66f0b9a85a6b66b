// Made by `npm run generate` from the contract. Do not edit.
import type { Problem } from './problem.ts';

/**
 * Well-formed, but invalid
 */
export type UnprocessableResponse = Problem;
