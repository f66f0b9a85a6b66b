// Made by `npm run generate` from the contract. Do not edit.
import type { RatingCheck } from './ratingCheck.ts';
import type { Version } from './version.ts';

/**
 * The Id of the address again, and all values of the form
 */
export interface ReportEditionUpdate {
  /**
     * @minimum 1
     * @maximum 2147483647
     */
  Id: number;
  /**
     * Unique among all editions, compared trimmed and without case
     * @minLength 3
     * @maxLength 200
     */
  Name: string;
  /**
     * Of the years 1900 to 2999
     * @pattern ^(?!(0|1[0-8]|[3-9])\d+-)
     */
  StartDate: string;
  /**
     * null = open, else after StartDate and of the years 1900 to 2999
     * @nullable
     * @pattern ^(?!(0|1[0-8]|[3-9])\d+-)
     */
  EndDate: string | null;
  /**
     * A day of the edition until when the work is to be done; null = no date; a backend may not offer it
     * @nullable
     * @pattern ^(?!(0|1[0-8]|[3-9])\d+-)
     */
  ResearchDueDate?: string | null;
  /**
     * A day of the edition until when the work is to be done; null = no date; a backend may not offer it
     * @nullable
     * @pattern ^(?!(0|1[0-8]|[3-9])\d+-)
     */
  QADueDate?: string | null;
  Version?: Version;
  /**
     * The checks of ratings that the edition does without; left out, they stay
     * @maxItems 5
     */
  ChecksOff?: RatingCheck[];
}
