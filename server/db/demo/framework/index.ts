import { management } from './management.ts';
import { postCrash } from './post-crash.ts';
import { roadUsers } from './road-users.ts';
import { roads } from './roads.ts';
import type { MilestoneText } from './types.ts';
import { vehicles } from './vehicles.ts';

/** 5 milestones × 6 activities × 5 indicators on road safety, in the project's own words. */
export const framework: readonly MilestoneText[] = [management, roads, vehicles, roadUsers, postCrash];
