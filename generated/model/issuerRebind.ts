// Made by `npm run generate` from the contract. Do not edit.

export interface IssuerRebind {
  /**
     * The provider at which the accounts are bound now, as `User` spells it
     * @minLength 1
     * @maxLength 500
     */
  Issuer: string;
}
