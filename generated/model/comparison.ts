// Made by `npm run generate` from the contract. Do not edit.
import type { CompareAbsence } from './compareAbsence.ts';
import type { CompareCountry } from './compareCountry.ts';
import type { CompareEdition } from './compareEdition.ts';
import type { CompareIndicator } from './compareIndicator.ts';

export interface Comparison {
  /** The latest first */
  Editions: CompareEdition[];
  /** By name; the columns of the grid */
  Countries: CompareCountry[];
  Indicators: CompareIndicator[];
  /** For each of the editions that lacks some of the countries, which; NA there is not a missing score. Optional */
  AbsentCountries?: CompareAbsence[];
}
