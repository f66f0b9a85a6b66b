// Made by `npm run generate` from the contract. Do not edit.
import type { WorkNotice } from './workNotice.ts';

export interface WorkNoticePage {
  Data: WorkNotice[];
  /**
     * How many there are on all pages
     * @minimum 0
     */
  Count: number;
}
