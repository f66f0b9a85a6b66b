// Made by `npm run generate` from the contract. Do not edit.
import type { CountryActivity } from './countryActivity.ts';
import type { ModuleType } from './moduleType.ts';

/**
 * First level. Rating and IndicatorRating are for indicators; met/rated is MetCount/RatedCount.
 */
export interface CountryMilestone {
  Id: number;
  /** @nullable */
  ParentId: null;
  ModuleType: ModuleType;
  /** @minimum 1 */
  OrderId: number;
  /** @pattern ^\d+$ */
  OrderNumber: string;
  FullName: string;
  ShortName: string;
  /** @nullable */
  Rating: null;
  /** @nullable */
  IndicatorRating: null;
  /**
     * Indicators below that are rated met
     * @minimum 0
     */
  MetCount: number;
  /**
     * Indicators below that are rated
     * @minimum 0
     */
  RatedCount: number;
  /**
     * Indicators below that are rated favourably: positive ones met, negative ones not met. Optional
     * @minimum 0
     */
  FavourableCount?: number;
  Children: CountryActivity[];
}
