// Made by `npm run generate` from the contract. Do not edit.
import type { AgreementFigures } from './agreementFigures.ts';

export interface IndicatorAgreement {
  IndicatorId: number;
  /** @pattern ^\d+\.\d+\.\d+$ */
  OrderNumber: string;
  ShortName: string;
  Agreement: AgreementFigures;
  /**
     * How often one was taken back from QA
     * @minimum 0
     */
  Returns: number;
  /** @minimum 0 */
  Comments: number;
  /**
     * In how many countries it is rated here and in the edition before
     * @minimum 0
     */
  Compared: number;
  /**
     * In how many of those it is favourable in one of the two only
     * @minimum 0
     */
  Reversals: number;
}
