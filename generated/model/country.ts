// Made by `npm run generate` from the contract. Do not edit.

export interface Country {
  Id: number;
  Name: string;
  Region: string;
  /**
     * ISO 3166 alpha-3
     * @pattern ^[A-Z]{3}$
     */
  ISOCode: string;
}
