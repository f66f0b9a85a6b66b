// Made by `npm run generate` from the contract. Do not edit.
import type { ExportFieldChoice } from './exportFieldChoice.ts';
import type { ExportFormatChoice } from './exportFormatChoice.ts';
import type { ReportEditionIds } from './reportEditionIds.ts';

export interface ExportRequest {
  ReportEditionIds: ReportEditionIds;
  ExportFieldChoice: ExportFieldChoice;
  /** null with Ratings, required with RatingsAndReferences (else 422) */
  ExportFormatChoice: ExportFormatChoice | null;
  /**
     * @minItems 1
     * @maxItems 300
     * @items.minimum 1
     * @items.maximum 2147483647
     */
  CountryIds: number[];
  /**
     * Ids of library indicators
     * @minItems 1
     * @maxItems 5000
     * @items.minimum 1
     * @items.maximum 2147483647
     */
  IndicatorIds: number[];
}
