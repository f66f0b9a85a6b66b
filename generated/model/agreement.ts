// Made by `npm run generate` from the contract. Do not edit.
import type { AgreementFigures } from './agreementFigures.ts';
import type { IndicatorAgreement } from './indicatorAgreement.ts';
import type { PersonAgreement } from './personAgreement.ts';
import type { ResultEdition } from './resultEdition.ts';

export interface Agreement {
  /** The edition before, in which reversals are looked for; null where there is none */
  Against: ResultEdition | null;
  Total: AgreementFigures;
  /** Who researched or checked what is counted, by name */
  People: PersonAgreement[];
  /** All of the edition, by their order */
  Indicators: IndicatorAgreement[];
}
