// Made by `npm run generate` from the contract. Do not edit.
import type { Result } from './result.ts';

export interface ActivityResult {
  ActivityId: number;
  /** @pattern ^\d+\.\d+$ */
  OrderNumber: string;
  ShortName: string;
  Result: Result;
}
