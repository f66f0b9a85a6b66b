// Made by `npm run generate` from the contract. Do not edit.

/**
 * An .xlsx file. A text that begins like a formula is stored as text.
 */
export type Spreadsheet = Blob;
