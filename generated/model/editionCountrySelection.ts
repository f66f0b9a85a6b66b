// Made by `npm run generate` from the contract. Do not edit.
import type { SelectedRow } from './selectedRow.ts';

/**
 * The chosen rows of the addable list, of which only the Id counts
 * @minItems 1
 * @maxItems 1000
 */
export type EditionCountrySelection = SelectedRow[];
