// Made by `npm run generate` from the contract. Do not edit.
import type { DashboardIndicator } from './dashboardIndicator.ts';
import type { StuckParent } from './stuckParent.ts';

export interface StuckRow {
  Indicator: DashboardIndicator;
  /** The indicator on which it depends; null where it depends on none */
  Parent: StuckParent | null;
}
