// Made by `npm run generate` from the contract. Do not edit.

/**
 * A column of an export of results. The file names it with underscores (iso_code of isoCode)
 */
export { ResultsColumn } from '../enums/resultsColumn.ts';
