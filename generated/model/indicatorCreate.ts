// Made by `npm run generate` from the contract. Do not edit.
import type { Polarity } from './polarity.ts';

/**
 * Goes to the end of the activity and into the library. With IsDependent, ParentIndicatorId must name an indicator of the edition that has no parent itself.
 */
export interface IndicatorCreate {
  /**
     * The edition of the address
     * @minimum 1
     * @maximum 2147483647
     */
  ReportEditionId: number;
  /**
     * @minimum 1
     * @maximum 2147483647
     */
  ActivityId: number;
  /**
     * OrderId of the activity; not compared, the Ids decide
     * @minimum 1
     */
  ActivityOrderId: number;
  /**
     * OrderId of the milestone; not compared, the Ids decide
     * @minimum 1
     */
  MilestoneOrderId: number;
  /**
     * @minLength 3
     * @maxLength 500
     */
  FullName: string;
  /**
     * @minLength 3
     * @maxLength 80
     */
  ShortName: string;
  /**
     * @minLength 3
     * @maxLength 10000
     */
  Description: string;
  /**
     * An empty text is stored as null
     * @maxLength 10000
     * @nullable
     */
  ResponseRules?: string | null;
  /**
     * @minLength 3
     * @maxLength 500
     */
  TimePeriod: string;
  IndicatorRating: Polarity;
  /** Sent along; true without a ParentIndicatorId is refused */
  IsDependent?: boolean;
  /**
     * 0 = none
     * @minimum 0
     * @maximum 2147483647
     */
  ParentIndicatorId: number;
  /**
     * Sent along and not read
     * @maxLength 200
     * @nullable
     */
  ParentIndicator?: string | null;
}
