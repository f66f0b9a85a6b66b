// Made by `npm run generate` from the contract. Do not edit.

export interface AdjacentIndicator {
  CountryId: number;
  IndicatorId: number;
}
