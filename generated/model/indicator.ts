// Made by `npm run generate` from the contract. Do not edit.
import type { DependencyKind } from './dependencyKind.ts';
import type { Polarity } from './polarity.ts';
import type { Version } from './version.ts';

/**
 * An indicator in the structure of an edition. Its Version counts edits of the indicator itself, not renumbering.
 */
export interface Indicator {
  Id: number;
  /**
     * Its place, 1…n without gaps
     * @minimum 1
     */
  OrderId: number;
  /** What it is in the library; the same in every edition */
  LibraryIndicatorId: number;
  ReportEditionId: number;
  MilestoneId: number;
  /** @minimum 1 */
  MilestoneOrderId: number;
  /** Full name of its milestone */
  MilestoneName: string;
  ActivityId: number;
  /** @minimum 1 */
  ActivityOrderId: number;
  /** Full name of its activity */
  ActivityName: string;
  /**
     * milestone.activity.indicator order, a space, the short name
     * @pattern ^\d+\.\d+\.\d+
     */
  SnapshotName: string;
  FullName: string;
  ShortName: string;
  Description: string;
  /**
     * Additional indicator rating tips
     * @nullable
     */
  ResponseRules: string | null;
  TimePeriod: string;
  IndicatorRating: Polarity;
  /** Whether it has a parent indicator */
  IsDependent: boolean;
  /**
     * 0 = none
     * @minimum 0
     */
  ParentIndicatorId: number;
  /**
     * SnapshotName of its parent indicator
     * @nullable
     */
  ParentIndicator: string | null;
  IndicatorRelationType: DependencyKind;
  /**
     * For Child the SnapshotName of its parent, for Parent the numbers of its children ('1.1.2, 1.1.3')
     * @nullable
     */
  IndicatorRelation: string | null;
  /**
     * How many ratings a deletion takes along
     * @minimum 0
     */
  RatingCount: number;
  /**
     * How many references a deletion takes along
     * @minimum 0
     */
  ReferenceCount: number;
  /**
     * How many country indicators a deletion takes along that are assigned to somebody and not yet QACompleted
     * @minimum 0
     */
  OpenWorkCount: number;
  Version: Version;
}
