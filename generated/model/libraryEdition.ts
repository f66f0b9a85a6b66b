// Made by `npm run generate` from the contract. Do not edit.
import type { EditionStatus } from './editionStatus.ts';

export interface LibraryEdition {
  Id: number;
  Name: string;
  StartDate: string;
  /** @nullable */
  EndDate: string | null;
  Status: EditionStatus;
}
