// Made by `npm run generate` from the contract. Do not edit.
import type { AgreementFigures } from './agreementFigures.ts';

export interface PersonAgreement {
  UserId: number;
  FullName: string;
  /** Tells users of the same name apart */
  EmailAddress: string;
  Research: AgreementFigures;
  QA: AgreementFigures;
}
