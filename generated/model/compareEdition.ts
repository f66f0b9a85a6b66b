// Made by `npm run generate` from the contract. Do not edit.

export interface CompareEdition {
  Id: number;
  EditionName: string;
  /** @nullable */
  EndDate: string | null;
}
