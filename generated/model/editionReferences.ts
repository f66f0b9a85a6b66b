// Made by `npm run generate` from the contract. Do not edit.
import type { Reference } from './reference.ts';

export interface EditionReferences {
  ReportEditionId: number;
  ReportEditionName: string;
  References: Reference[];
}
