import { CopySkipReason } from '#generated/enums.ts';
import type { ReferenceCopySkip } from '#generated/model/index.ts';
import { counted, formatNumber } from '#src/lib/words.ts';

/** What the calls of a reference's wizard are known by. */
export const copySubject = (referenceId: number): string => `copy:${referenceId}`;

/** Why pairs are not copied to, after their number. */
const reasons: Record<CopySkipReason, (isOne: boolean) => string> = {
  [CopySkipReason.Source]: (isOne) => `${isOne ? 'is' : 'are'} where it is copied from`,
  [CopySkipReason.NotInEdition]: (isOne) => `${isOne ? 'is' : 'are'} not in this edition`,
  [CopySkipReason.NotManageable]: (isOne) => `${isOne ? 'is' : 'are'} where you may not manage references`,
  [CopySkipReason.AlreadyHeld]: (isOne) => `already ${isOne ? 'holds' : 'hold'} the same Title and URL`,
};

/** '217 already hold the same Title and URL'. */
export const reasonOf = ({ Reason, Count }: Pick<ReferenceCopySkip, 'Reason' | 'Count'>): string =>
  `${formatNumber(Count)} ${reasons[Reason](Count === 1)}`;

/** '114 of 332 can be copied to'; '…' while the first number is being counted. */
export const possibleOf = (possible: number | undefined, all: number): string =>
  `${possible === undefined ? '…' : formatNumber(possible)} of ${formatNumber(all)} can be copied to`;

/** '2 indicators × 2 countries = 4', where nothing could be counted. */
export const productOf = (indicators: number, countries: number): string =>
  `${counted(indicators, 'indicator')} × ${counted(countries, 'country', 'countries')} = ${indicators * countries}`;
