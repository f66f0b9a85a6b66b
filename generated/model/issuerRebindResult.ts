// Made by `npm run generate` from the contract. Do not edit.

export interface IssuerRebindResult {
  /** @minimum 0 */
  UnboundCount: number;
}
