// Made by `npm run generate` from the contract. Do not edit.
import type { DossierActivity } from './dossierActivity.ts';

export interface DossierMilestone {
  MilestoneId: number;
  /** @minimum 1 */
  OrderId: number;
  FullName: string;
  Activities: DossierActivity[];
}
