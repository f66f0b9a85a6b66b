// Made by `npm run generate` from the contract. Do not edit.
import type { SelectedAddableIndicator } from './selectedAddableIndicator.ts';

/**
 * They go to the end of the activity in the order of the list, without a parent
 */
export interface AddableIndicatorSelection {
  /**
     * OrderId of the milestone; not compared, the Ids decide
     * @minimum 1
     */
  MilestoneOrderId: number;
  /**
     * OrderId of the activity; not compared, the Ids decide
     * @minimum 1
     */
  ActivityOrderId: number;
  /**
     * @minimum 1
     * @maximum 2147483647
     */
  ActivityId: number;
  /**
     * @minItems 1
     * @maxItems 500
     */
  Indicators: SelectedAddableIndicator[];
}
