// Made by `npm run generate` from the contract. Do not edit.

/**
 * The file of an export of results: CSV as RFC 4180 has it in UTF-8, without or with a byte order mark; JSON Lines; a workbook whose second sheet is the codebook; the codebook of the same columns alone, as CSV
 */
export { ResultsFormat } from '../enums/resultsFormat.ts';
