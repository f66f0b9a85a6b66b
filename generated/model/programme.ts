// Made by `npm run generate` from the contract. Do not edit.
import type { MilestoneProgress } from './milestoneProgress.ts';
import type { ProgrammePoint } from './programmePoint.ts';
import type { ProgrammeProgress } from './programmeProgress.ts';
import type { RegionProgress } from './regionProgress.ts';

export interface Programme {
  Progress: ProgrammeProgress;
  /**
     * From the start of the edition to today, or to its closing; the last point is that of the present counts
     * @minItems 1
     */
  OverTime: ProgrammePoint[];
  /** In their order */
  Milestones: MilestoneProgress[];
  /** By name */
  Regions: RegionProgress[];
}
