// Made by `npm run generate` from the contract. Do not edit.

/**
 * A chosen row of the addable list. Only LibraryIndicatorId is read; the rest of the row may come along.
 */
export interface SelectedAddableIndicator {
  /**
     * @minimum 1
     * @maximum 2147483647
     */
  LibraryIndicatorId: number;
}
