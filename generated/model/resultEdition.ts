// Made by `npm run generate` from the contract. Do not edit.

export interface ResultEdition {
  Id: number;
  Name: string;
  /** @nullable */
  EndDate: string | null;
}
