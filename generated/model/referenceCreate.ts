// Made by `npm run generate` from the contract. Do not edit.

export interface ReferenceCreate {
  /**
     * @minimum 1
     * @maximum 2147483647
     */
  ReportEditionId: number;
  /**
     * @minimum 1
     * @maximum 2147483647
     */
  CountryIndicatorRatingId: number;
  /**
     * @minLength 3
     * @maxLength 500
     */
  Title: string;
  /**
     * @minLength 3
     * @maxLength 500
     */
  Author: string;
  /**
     * @minLength 3
     * @maxLength 100
     */
  PublicationDate: string;
  /**
     * Of the years 1900 to 2999
     * @nullable
     * @pattern ^(?!(0|1[0-8]|[3-9])\d+-)
     */
  AccessDate?: string | null;
  /**
     * @minLength 3
     * @maxLength 20000
     */
  Information: string;
  /**
     * Of scheme http or https and without a user name, or text without a scheme; another is 422
     * @maxLength 2000
     * @nullable
     */
  URL?: string | null;
  /**
     * @maxLength 500
     * @nullable
     */
  Pages?: string | null;
  /**
     * @maxLength 500
     * @nullable
     */
  Publisher?: string | null;
  /**
     * @maxLength 500
     * @nullable
     */
  Journal?: string | null;
  /**
     * @maxLength 500
     * @nullable
     */
  Volume?: string | null;
  /**
     * @maxLength 500
     * @nullable
     */
  Institution?: string | null;
  /**
     * @maxLength 500
     * @nullable
     */
  BookConferenceTitle?: string | null;
  /**
     * @maxLength 500
     * @nullable
     */
  Editor?: string | null;
  /**
     * @maxLength 500
     * @nullable
     */
  PlaceConferenceLocation?: string | null;
}
