// Made by `npm run generate` from the contract. Do not edit.
import type { CompareOption } from './compareOption.ts';

export interface CompareActivity {
  Id: number;
  FullName: string;
  /** The indicators by the Id of their edition */
  Children: CompareOption[];
}
