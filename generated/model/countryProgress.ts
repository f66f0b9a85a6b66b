// Made by `npm run generate` from the contract. Do not edit.
import type { WorkflowStatusCounts } from './workflowStatusCounts.ts';

export interface CountryProgress {
  CountryId: number;
  CountryName: string;
  Region: string;
  /**
     * ISO 3166 alpha-3, where a map finds its shape
     * @pattern ^[A-Z]{3}$
     */
  ISOCode: string;
  /**
     * The sum of the four counts
     * @minimum 0
     */
  TotalIndicatorCount: number;
  /**
     * How many of them are rated, whatever their status
     * @minimum 0
     */
  RatedCount: number;
  /**
     * How many of them are rated met
     * @minimum 0
     */
  MetCount: number;
  /**
     * How many are rated favourably: positive ones met, negative ones not met. Optional
     * @minimum 0
     */
  FavourableCount?: number;
  WorkflowStatuses: WorkflowStatusCounts;
}
