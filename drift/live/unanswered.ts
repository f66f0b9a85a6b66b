/**
 * Writes that gave no answer: whether they were done is not known, so that later findings about
 * stored data may be theirs.
 */
import type { CheckId } from '../core/finding.ts';

export interface Unanswered {
  /** Operations that changed something, or did not. */
  writes: Set<string>;
  /** What was found afterwards and may be of their making: `listNotes read.inconsistent`. */
  notTold: Set<string>;
}

export const openUnanswered = (): Unanswered => ({ writes: new Set(), notTold: new Set() });

const aboutData = new Set<CheckId>([
  'read.inconsistent',
  'paging.count',
  'write.not-persisted',
  'write.changed',
  'write.side-effect',
  'create.not-readable',
  'delete.not-deleted',
  'delete.orphan',
  'sequence.contradiction',
]);

/** Statuses that a record in another state than was thought leads to. */
const ofState = new Set([404, 409, 412]);

/** Whether a finding may come from a write of which it is not known whether it was done. */
export const isAftermath = (
  { check, message }: { check: CheckId; message: string },
  status: number | undefined,
): boolean =>
  aboutData.has(check) ||
  (check === 'status.unexpected' && status !== undefined && ofState.has(status) && /^wanted 2\d\d\b/.test(message));

/** Says which writes these were, and what was therefore not told. */
export function unansweredLines({ writes, notTold }: Unanswered): string[] {
  if (notTold.size === 0) return [];
  const named = [...notTold].slice(0, 5).join(', ');
  const more = notTold.size > 5 ? ` and ${notTold.size - 5} more` : '';
  return [
    `${[...writes].join(', ')} gave no answer, so what it left behind is not known; not told: ${named}${more}. Mend it and ask again`,
  ];
}
