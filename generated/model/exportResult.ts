// Made by `npm run generate` from the contract. Do not edit.

export interface ExportResult {
  /** Address on the same host; works once and for five minutes */
  downloadUrl: string;
}
