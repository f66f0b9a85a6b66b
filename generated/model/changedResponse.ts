// Made by `npm run generate` from the contract. Do not edit.
import type { Problem } from './problem.ts';

/**
 * The state of the record forbids it, whichever edition is active
 */
export type ChangedResponse = Problem;
