// Made by `npm run generate` from the contract. Do not edit.

export interface CompareAbsence {
  EditionId: number;
  /** @minItems 1 */
  CountryIds: number[];
}
