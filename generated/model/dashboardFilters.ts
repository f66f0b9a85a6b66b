// Made by `npm run generate` from the contract. Do not edit.
import type { DashboardFilterOption } from './dashboardFilterOption.ts';

/**
 * Users who are in the edition or hold work in it, all statuses, the milestones and the countries of the edition
 */
export interface DashboardFilters {
  ResearchUsers: DashboardFilterOption[];
  QAUsers: DashboardFilterOption[];
  /**
     * All of them, also those that no row has
     * @minItems 4
     */
  WorkflowStatuses: DashboardFilterOption[];
  Milestones: DashboardFilterOption[];
  Countries: DashboardFilterOption[];
}
