// Made by `npm run generate` from the contract. Do not edit.

export interface AssignmentPlanChoice {
  /**
     * Who does it, each an even share; nobody where it is empty
     * @maxItems 50
     * @items.minimum 1
     * @items.maximum 2147483647
     */
  UserIds: number[];
  /** Who did it in the edition before, as far as that person can be assigned; where nobody can, it stays as it is. UserIds is empty then */
  AsLastEdition?: boolean;
}
