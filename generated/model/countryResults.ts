// Made by `npm run generate` from the contract. Do not edit.
import type { CountryMilestoneResult } from './countryMilestoneResult.ts';
import type { CountryResult } from './countryResult.ts';
import type { EditionResult } from './editionResult.ts';
import type { RatingChange } from './ratingChange.ts';
import type { RegionResult } from './regionResult.ts';
import type { ResultEdition } from './resultEdition.ts';

export interface CountryResults {
  Edition: ResultEdition;
  /** The edition that it is compared with; null where there is none */
  Against: ResultEdition | null;
  Country: CountryResult;
  Region: RegionResult;
  /** In their order */
  Milestones: CountryMilestoneResult[];
  /** By the order of the indicators */
  Changes: RatingChange[];
  /**
     * Each edition that the country is in, oldest first, each as its own result
     * @minItems 1
     */
  Editions: EditionResult[];
}
