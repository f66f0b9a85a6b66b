// Made by `npm run generate` from the contract. Do not edit.
import type { ResultsColumn } from './resultsColumn.ts';
import type { ResultsFormat } from './resultsFormat.ts';
import type { WorkflowStatus } from './workflowStatus.ts';

/**
 * An edition, the file, its columns and its rows
 */
export interface ResultsExportRequest {
  /**
     * @minimum 1
     * @maximum 2147483647
     */
  ReportEditionId: number;
  FileFormat: ResultsFormat;
  /**
     * @minItems 1
     * @maxItems 21
     */
  Columns: ResultsColumn[];
  /**
     * None means all
     * @maxItems 300
     * @items.minimum 1
     * @items.maximum 2147483647
     */
  CountryIds: number[];
  /**
     * None means all
     * @maxItems 50
     * @items.minLength 1
     * @items.maxLength 100
     */
  Regions: string[];
  /**
     * Their OrderIds, which hold in every edition; none means all
     * @maxItems 100
     * @items.minimum 1
     * @items.maximum 999
     */
  Milestones: number[];
  /**
     * None means all
     * @maxItems 4
     */
  Statuses: WorkflowStatus[];
}
