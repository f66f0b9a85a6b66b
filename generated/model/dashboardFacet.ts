// Made by `npm run generate` from the contract. Do not edit.

export interface DashboardFacet {
  /**
     * As in DashboardFilterOption; among users, 0 = nobody is assigned
     * @minimum 0
     */
  Id: number;
  /** @minimum 1 */
  Count: number;
}
