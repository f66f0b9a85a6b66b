// Made by `npm run generate` from the contract. Do not edit.
import type { Polarity } from './polarity.ts';
import type { RatingChangeKind } from './ratingChangeKind.ts';

/**
 * An indicator that both editions hold and that is rated otherwise. A missing score is never better or worse
 */
export interface RatingChange {
  Kind: RatingChangeKind;
  /** In the edition */
  IndicatorId: number;
  /** In the edition that it is compared with */
  PreviousIndicatorId: number;
  /** @pattern ^\d+\.\d+\.\d+$ */
  OrderNumber: string;
  ShortName: string;
  IndicatorRating: Polarity;
  /**
     * null = unrated
     * @minimum -1
     * @maximum 1
     * @nullable
     */
  Score: number | null;
  /**
     * null = unrated
     * @minimum -1
     * @maximum 1
     * @nullable
     */
  PreviousScore: number | null;
  /** @nullable */
  ResearcherNote: string | null;
  /** @nullable */
  PreviousNote: string | null;
}
