// Made by `npm run generate` from the contract. Do not edit.

export interface CompareOption {
  Id: number;
  FullName: string;
}
