// Made by `npm run generate` from the contract. Do not edit.
import type { RankedResult } from './rankedResult.ts';

export interface CountryResult {
  CountryId: number;
  CountryName: string;
  Region: string;
  /**
     * ISO 3166 alpha-3, where a map finds its shape
     * @pattern ^[A-Z]{3}$
     */
  ISOCode: string;
  Total: RankedResult;
  /** One a milestone in their order */
  Milestones: RankedResult[];
}
