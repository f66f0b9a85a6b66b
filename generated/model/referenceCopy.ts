// Made by `npm run generate` from the contract. Do not edit.
import type { SelectedRow } from './selectedRow.ts';

export interface ReferenceCopy {
  /**
     * @minimum 1
     * @maximum 2147483647
     */
  referenceId: number;
  /**
     * @minItems 1
     * @maxItems 1000
     */
  indicators: SelectedRow[];
  /**
     * @minItems 1
     * @maxItems 300
     */
  countries: SelectedRow[];
}
