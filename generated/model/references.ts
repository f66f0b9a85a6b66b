// Made by `npm run generate` from the contract. Do not edit.
import type { EditionReferences } from './editionReferences.ts';
import type { Reference } from './reference.ts';

export interface References {
  CurrentReportEditionReferences: Reference[];
  PreviousReportEditionReferences: EditionReferences[];
}
