// Made by `npm run generate` from the contract. Do not edit.
import type { Problem } from './problem.ts';

/**
 * Busy; processing of what was sent likely continues
 */
export type UnavailableResponse = Problem;
