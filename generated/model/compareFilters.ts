// Made by `npm run generate` from the contract. Do not edit.
import type { CompareOption } from './compareOption.ts';
import type { CompareRegion } from './compareRegion.ts';

export interface CompareFilters {
  Editions: CompareOption[];
  Regions: CompareRegion[];
}
