// Made by `npm run generate` from the contract. Do not edit.
import type { Country } from './country.ts';

export interface WorkflowRegion {
  Region: string;
  Countries: Country[];
}
