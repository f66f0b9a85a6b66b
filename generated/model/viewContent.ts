// Made by `npm run generate` from the contract. Do not edit.
import type { ViewFilter } from './viewFilter.ts';

/**
 * What a list is set to. Names and values are those of the client's address; the server keeps them and does not read them, so a value may name a record that is gone, and a name may be unknown to another client: neither filters anything there
 */
export interface ViewContent {
  /**
     * How the other properties are to be read
     * @minimum 1
     * @maximum 1
     */
  Format: number;
  /**
     * What is left out is as the list has it by itself
     * @maxItems 30
     */
  Filters: ViewFilter[];
  /**
     * The column that orders the list, with a minus before it where it falls; null = its own order
     * @nullable
     * @pattern ^-?[a-zA-Z]{1,40}$
     */
  Order: string | null;
  /**
     * Columns that are not shown; one that comes later is
     * @maxItems 30
     * @items.pattern ^[a-zA-Z]{1,40}$
     */
  HiddenColumns: string[];
}
