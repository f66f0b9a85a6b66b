// Made by `npm run generate` from the contract. Do not edit.
import type { CompareOption } from './compareOption.ts';

export interface CompareRegion {
  FullName: string;
  /**
     * The countries
     * @minItems 1
     */
  Children: CompareOption[];
}
