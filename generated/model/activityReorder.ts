// Made by `npm run generate` from the contract. Do not edit.
import type { OrderDirection } from './orderDirection.ts';

/**
 * Swaps the activity with its neighbour; versions stay
 */
export interface ActivityReorder {
  /**
     * @minimum 1
     * @maximum 2147483647
     */
  Id: number;
  /**
     * OrderId of its milestone; not compared, the Ids decide
     * @minimum 1
     */
  MilestoneOrderId: number;
  OrderDirection: OrderDirection;
}
