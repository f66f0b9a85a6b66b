// Made by `npm run generate` from the contract. Do not edit.
import type { DashboardSort } from './dashboardSort.ts';
import type { StuckRule } from './stuckRule.ts';

export type ReadQueueParams = {
/**
 * Part of the number and name, without regard to case and accents; empty filters nothing
 * @maxLength 200
 */
indicatorName?: string;
/**
 * Ids of countries, a JSON array; empty filters nothing
 * @maxLength 8000
 * @pattern ^\[([1-9]\d{0,8}(,[1-9]\d{0,8})*)?\]$
 */
countries?: string;
/**
 * Ids of milestones, a JSON array; empty filters nothing
 * @maxLength 8000
 * @pattern ^\[([1-9]\d{0,8}(,[1-9]\d{0,8})*)?\]$
 */
milestones?: string;
/**
 * Workflow statuses, a JSON array (`status` in the address bar); empty filters nothing
 * @maxLength 20
 * @pattern ^\[([0-3](,[0-3])*)?\]$
 */
workflows?: string;
/**
 * `1: [4,7,null]` where the filter is set (null = nobody is assigned), `0: [null]` where it is not
 * @maxLength 8000
 * @pattern ^(0: \[null\]|1: \[(null|[1-9]\d{0,8})(,(null|[1-9]\d{0,8}))*\])$
 */
researchUsers?: string;
/**
 * `1: [3,null]` where the filter is set (null = nobody is assigned), `0: [null]` where it is not
 * @maxLength 8000
 * @pattern ^(0: \[null\]|1: \[(null|[1-9]\d{0,8})(,(null|[1-9]\d{0,8}))*\])$
 */
qaUsers?: string;
/**
 * Only rows whose research or QA user is the caller
 */
currentUser?: boolean;
/**
 * Who has to act next: the research user until a row is submitted, then the QA user until it is completed; nobody has to where a parent decides. `1: [4,7,null]` where the filter is set (null = nobody is assigned), `0: [null]` where it is not
 * @maxLength 8000
 * @pattern ^(0: \[null\]|1: \[(null|[1-9]\d{0,8})(,(null|[1-9]\d{0,8}))*\])$
 */
nextUsers?: string;
/**
 * Only rows that were taken back by a step and have not moved on since
 */
returned?: boolean;
/**
 * Only rows that somebody has to act on and whose due date is before today (UTC)
 */
overdue?: boolean;
/**
 * Only rows that have been in their status for more than so many days; 0 filters nothing
 * @minimum 0
 * @maximum 3650
 */
statusDays?: number;
/**
 * Only rows that a rule calls stuck; LongInQA counts the days of statusDays, and 14 where it is 0. Nothing is filtered without it
 */
stuck?: StuckRule;
/**
 * What rows are ordered by, descending with a minus before it; ties go by country name and number
 */
sort?: DashboardSort;
};
