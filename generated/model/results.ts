// Made by `npm run generate` from the contract. Do not edit.
import type { CountryResult } from './countryResult.ts';
import type { MeanResult } from './meanResult.ts';
import type { RegionResult } from './regionResult.ts';
import type { ResultEdition } from './resultEdition.ts';
import type { ResultMilestone } from './resultMilestone.ts';

export interface Results {
  Edition: ResultEdition;
  /** The edition that it is compared with; null where there is none */
  Against: ResultEdition | null;
  /** Those of the edition, in their order */
  Milestones: ResultMilestone[];
  /** By name */
  Countries: CountryResult[];
  /** By name */
  Regions: RegionResult[];
  World: MeanResult;
}
