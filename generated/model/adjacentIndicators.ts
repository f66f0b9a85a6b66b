// Made by `npm run generate` from the contract. Do not edit.
import type { AdjacentIndicator } from './adjacentIndicator.ts';

export interface AdjacentIndicators {
  NextIndicator: AdjacentIndicator | null;
  PreviousIndicator: AdjacentIndicator | null;
}
