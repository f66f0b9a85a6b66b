import type { RunState } from './run-state.ts';
import type { Part, Run } from './run-store.ts';
import { userOf } from './tasks.ts';
import { indicators } from './words.ts';

const countOf = (parts: Part[]) => parts.reduce((sum, { count }) => sum + count, 0);
const namesOf = (parts: Part[]) => parts.map(({ name }) => name).join('; ');

/** '陈伟 as research user'. */
export const whomOf = ({ userName, task }: Run): string => `${userName} as ${userOf(task)}`;

/** What was refused, and what may have been done although no answer came, a sentence each. */
export function failedWords({ run, refused, unanswered }: RunState, all: number): string[] {
  const say = (parts: Part[], what: string) =>
    `${countOf(parts).toLocaleString('en-AU')} of ${indicators(all)} ${what} to ${whomOf(run)}: ${namesOf(parts)}`;
  return [
    ...(refused.length > 0 ? [say(refused, 'not assigned')] : []),
    ...(unanswered.length > 0 ? [`${say(unanswered, 'may not be assigned')}. The server cannot be reached.`] : []),
  ];
}

/** What the server still works on (decisions, section 4, '503'). */
export const processingWords = ({ run, processing }: RunState): string =>
  `Still processing: ${indicators(countOf(processing))} to ${whomOf(run)}: ${namesOf(processing)}`;
