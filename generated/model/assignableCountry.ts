// Made by `npm run generate` from the contract. Do not edit.

export interface AssignableCountry {
  Id: number;
  Name: string;
  Region: string;
}
