// Made by `npm run generate` from the contract. Do not edit.
import type { DossierMilestone } from './dossierMilestone.ts';
import type { ResultEdition } from './resultEdition.ts';

export interface Dossier {
  Edition: ResultEdition;
  CountryId: number;
  CountryName: string;
  Region: string;
  Milestones: DossierMilestone[];
}
