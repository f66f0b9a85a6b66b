// Made by `npm run generate` from the contract. Do not edit.

/**
 * A chosen row of a table. Only Id is read; whatever else the row holds may come along and is ignored.
 */
export interface SelectedRow {
  /**
     * @minimum 1
     * @maximum 2147483647
     */
  Id: number;
}
