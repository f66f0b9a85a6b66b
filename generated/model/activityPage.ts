// Made by `npm run generate` from the contract. Do not edit.
import type { ActivityEvent } from './activityEvent.ts';

export interface ActivityPage {
  Data: ActivityEvent[];
  /**
     * How many there are on all pages; counted up to 10,001, which means more than 10,000
     * @minimum 0
     * @maximum 10001
     */
  Count: number;
}
