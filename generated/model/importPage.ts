// Made by `npm run generate` from the contract. Do not edit.
import type { Import } from './import.ts';

export interface ImportPage {
  Data: Import[];
  /** @minimum 0 */
  Count: number;
}
