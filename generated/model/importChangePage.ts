// Made by `npm run generate` from the contract. Do not edit.
import type { ImportChange } from './importChange.ts';

export interface ImportChangePage {
  Data: ImportChange[];
  /** @minimum 0 */
  Count: number;
}
