// Made by `npm run generate` from the contract. Do not edit.
import type { DashboardIndicator } from './dashboardIndicator.ts';

export interface DashboardIndicatorPage {
  Data: DashboardIndicator[];
  /**
     * The number of all matching rows
     * @minimum 0
     */
  Count: number;
}
