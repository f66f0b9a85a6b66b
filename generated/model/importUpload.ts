// Made by `npm run generate` from the contract. Do not edit.
import type { Spreadsheet } from './spreadsheet.ts';

export interface ImportUpload {
  file: Spreadsheet;
}
