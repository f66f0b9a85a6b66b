// Made by `npm run generate` from the contract. Do not edit.
import type { DossierIndicator } from './dossierIndicator.ts';

export interface DossierActivity {
  ActivityId: number;
  /** @pattern ^\d+\.\d+$ */
  OrderNumber: string;
  FullName: string;
  Indicators: DossierIndicator[];
}
