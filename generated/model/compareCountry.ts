// Made by `npm run generate` from the contract. Do not edit.

export interface CompareCountry {
  Id: number;
  Name: string;
  Region: string;
}
