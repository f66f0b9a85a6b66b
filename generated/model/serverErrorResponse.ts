// Made by `npm run generate` from the contract. Do not edit.
import type { Problem } from './problem.ts';

/**
 * The server failed
 */
export type ServerErrorResponse = Problem;
