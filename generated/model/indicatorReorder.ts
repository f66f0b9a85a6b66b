// Made by `npm run generate` from the contract. Do not edit.
import type { OrderDirection } from './orderDirection.ts';

/**
 * Swaps the indicator with its neighbour; versions stay
 */
export interface IndicatorReorder {
  /**
     * @minimum 1
     * @maximum 2147483647
     */
  Id: number;
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
  OrderDirection: OrderDirection;
}
