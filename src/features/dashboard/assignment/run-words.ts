import { formatNumber } from '#src/lib/words.ts';
import type { RunState } from './run-state.ts';
import type { Part, Run } from './run-store.ts';
import { assigneeRoleOf } from './tasks.ts';
import { countryIndicators } from './words.ts';

const countOf = (parts: Part[]) => parts.reduce((sum, { count }) => sum + count, 0);
const namesOf = (parts: Part[]) => parts.map(({ name }) => name).join('; ');

/** '陈伟 as research user'. */
export const whomOf = ({ userName, task }: Pick<Run, 'userName' | 'task'>): string =>
  `${userName === 'Nobody' ? 'nobody' : userName} as ${assigneeRoleOf(task)}`;

/** A sentence each for the refused parts and for those whose outcome is unknown. */
export function failedWords({ run, refused, open, isUnreachable }: RunState, all: number): string[] {
  const say = (parts: Part[], what: string) =>
    `${formatNumber(countOf(parts))} of ${countryIndicators(all)} ${what} to ${whomOf(run)}: ${namesOf(parts)}`;
  return [
    ...(refused.length > 0 ? [say(refused, 'not assigned')] : []),
    ...(open.length > 0 ? [`${say(open, 'may not have been assigned')}. ${whyOpen(isUnreachable)}`] : []),
  ];
}

/** Why it is not known whether something was done. */
export const whyOpen = (isUnreachable: boolean): string =>
  isUnreachable ? 'The server cannot be reached.' : 'The server did not say whether it was done.';

/** The sentence for the parts that the server still works on [S129]. */
export const processingWords = ({ run, processing }: RunState): string =>
  `Still processing: ${countryIndicators(countOf(processing))} to ${whomOf(run)}: ${namesOf(processing)}`;
