// Made by `npm run generate` from the contract. Do not edit.
import type { ImportDecision } from './importDecision.ts';
import type { ImportSummary } from './importSummary.ts';

export interface ImportResult {
  /** Whether it was stored, or with dryRun could be */
  success: boolean;
  /**
     * The first 500, each as `Ratings!D17: …`
     * @maxItems 500
     */
  errors: string[];
  /**
     * The number of all errors
     * @minimum 0
     */
  ErrorCount: number;
  DryRun: boolean;
  Summary: ImportSummary;
  Decides?: ImportDecision;
  /**
     * Of a file that was stored, by which readImportChanges tells what changed. A backend without listImports leaves it out
     * @minimum 1
     */
  ImportId?: number;
  /**
     * Of a file without errors that was not stored, by which readImportCheckChanges tells what would change. A backend without listImports leaves it out
     * @pattern ^[A-Za-z0-9_-]{22,128}$
     */
  CheckId?: string;
}
