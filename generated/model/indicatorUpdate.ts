// Made by `npm run generate` from the contract. Do not edit.
import type { DependencyKind } from './dependencyKind.ts';
import type { Polarity } from './polarity.ts';
import type { Version } from './version.ts';

/**
 * One body for an edit and for a move: what is absent stays as it is. Another ActivityId means to append the indicator to that activity and to renumber both; IndicatorRating is then not read. What the server derives (OrderId, names, relation) may come along and is not read either.
 */
export interface IndicatorUpdate {
  /**
     * @minimum 1
     * @maximum 2147483647
     */
  Id: number;
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
  IndicatorRating: Polarity;
  /**
     * @minLength 3
     * @maxLength 500
     */
  FullName?: string;
  /**
     * @minLength 3
     * @maxLength 80
     */
  ShortName?: string;
  /**
     * @minLength 3
     * @maxLength 10000
     */
  Description?: string;
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
  TimePeriod?: string;
  /** Sent along; true without a ParentIndicatorId is refused */
  IsDependent?: boolean;
  /**
     * 0 = none
     * @minimum 0
     * @maximum 2147483647
     */
  ParentIndicatorId?: number;
  /**
     * Sent along and not read
     * @maxLength 200
     * @nullable
     */
  ParentIndicator?: string | null;
  /**
     * Its place, 1…n without gaps
     * @minimum 1
     */
  OrderId?: number;
  /** @minimum 1 */
  LibraryIndicatorId?: number;
  /**
     * The edition of the address
     * @minimum 1
     * @maximum 2147483647
     */
  ReportEditionId?: number;
  /** @minimum 1 */
  MilestoneId?: number;
  /** @maxLength 500 */
  MilestoneName?: string;
  /** @maxLength 500 */
  ActivityName?: string;
  /** @maxLength 200 */
  SnapshotName?: string;
  IndicatorRelationType?: DependencyKind;
  /**
     * @maxLength 10000
     * @nullable
     */
  IndicatorRelation?: string | null;
  Version?: Version;
}
