// Made by `npm run generate` from the contract. Do not edit.
import type { ModuleType } from './moduleType.ts';
import type { Version } from './version.ts';

export interface Milestone {
  Id: number;
  /**
     * Its place, 1…n without gaps
     * @minimum 1
     */
  OrderId: number;
  ModuleType: ModuleType;
  ReportEditionId: number;
  FullName: string;
  ShortName: string;
  /** @nullable */
  Description: string | null;
  /**
     * How many activities it has
     * @minimum 0
     */
  Children: number;
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
