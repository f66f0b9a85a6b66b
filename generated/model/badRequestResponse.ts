// Made by `npm run generate` from the contract. Do not edit.
import type { Problem } from './problem.ts';

/**
 * The address cannot mean anything
 */
export type BadRequestResponse = Problem;
