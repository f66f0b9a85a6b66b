// Made by `npm run generate` from the contract. Do not edit.
import type { DashboardFacet } from './dashboardFacet.ts';

/**
 * How many rows each option of a filter would leave, with the other filters in force
 */
export interface DashboardFacets {
  WorkflowStatuses: DashboardFacet[];
  Milestones: DashboardFacet[];
  Countries: DashboardFacet[];
  ResearchUsers: DashboardFacet[];
  QAUsers: DashboardFacet[];
  NextUsers: DashboardFacet[];
  /** More than 7, 14 and 30 days in the status */
  StatusDays: DashboardFacet[];
  /** @minimum 0 */
  Returned: number;
  /** @minimum 0 */
  Overdue: number;
  /**
     * Rows assigned to the caller
     * @minimum 0
     */
  CurrentUser: number;
}
