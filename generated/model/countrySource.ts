// Made by `npm run generate` from the contract. Do not edit.
import type { Reference } from './reference.ts';

/**
 * A source that was used before, as its newest reference says it
 */
export interface CountrySource {
  Reference: Reference;
  /**
     * References to it of the country in this edition
     * @minimum 0
     */
  UsedCount: number;
  /** The named indicator rested on it in the edition before */
  IsOfIndicator: boolean;
}
