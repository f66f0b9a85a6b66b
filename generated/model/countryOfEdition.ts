// Made by `npm run generate` from the contract. Do not edit.

/**
 * A country as part of an edition
 */
export interface CountryOfEdition {
  Id: number;
  Name: string;
  Region: string;
  /**
     * ISO 3166 alpha-3
     * @pattern ^[A-Z]{3}$
     */
  ISOCode: string;
  ReportEditionId: number;
  ReportEditionName: string;
}
