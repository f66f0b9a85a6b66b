/**
 * Deletions that keep the record: it stays readable, marked as deleted. The contract says so in
 * words of the operation, or the record does by a member of its own.
 */
import type { Operation } from '../../core/contract.ts';
import type { Row } from './lists.ts';

/** Words by which a contract says that what was deleted is kept. */
const keeps = [
  /(?<!\b(no|not a|never a) )\bsoft[ -]?delet/i,
  /\b(stays?|remains?|still|kept)\b[^.]*\b(readable|read|retrievable|available|(its|own|same) address|deleted_?at)\b/i,
  /\b(is|are|gets?|be|becomes?)( \w+)? archived\b|\barchives\b/i,
  /\b(marks?|marked|flags?|flagged)\b[^.]*\b(deleted|archived|removed)|\bsets? [`'"]?(deleted|archived)_?at\b/i,
];

/** Words by which it says that no list has it then. */
const leavesLists = /\b(no|not|nor|any|never|out|from|without|leaves?|hidden|disappears?)\b[^.]*\blist/i;

/** A member that is empty until the record is deleted. */
const marker = /^(is_?)?(deleted|archived|removed|trashed|discarded)(_?(at|on|date|time))?$/i;
const state = /^(status|state)$/i;
const ended = /^(soft[ _-]?)?(deleted|archived|removed|trashed|discarded|cancell?ed|inactive)$/i;
const alive = /^(is_?)?active$/i;

const wordsOf = ({ node: { summary = '', description = '' } }: Operation): string => `${summary}. ${description}`;
const isEmpty = (value: unknown): boolean => [undefined, null, false, 0, ''].includes(value as null);

/** Whether a member of the record was set by the deletion and says that it is deleted. */
const isMarked = (before: Row, after: Row): boolean =>
  Object.entries(after).some(([name, value]) => {
    const former = before[name];
    if (marker.test(name)) return !isEmpty(value) && isEmpty(former);
    if (state.test(name)) return ended.test(String(value)) && value !== former;
    return alive.test(name) && value === false && former !== false;
  });

/** Whether a record that is read after its deletion is right to be there. */
export function isKept(remove: Operation, before: Row, after: Row): boolean {
  if (isMarked(before, after)) return true;
  const words = wordsOf(remove);
  // A member that the words name, and that is not set, is not as they say.
  const isNamed = Object.keys(after).some((name) => marker.test(name) && words.includes(name));
  return keeps.some((one) => one.test(words)) && !isNamed;
}

/** Whether a list may have it: with its mark, where no word keeps it out. */
export const mayBeListed = (remove: Operation, before: Row, row: Row): boolean =>
  isMarked(before, row) && !leavesLists.test(wordsOf(remove));

/**
 * The refusal of a second deletion, where the contract declares it: that of a record which is
 * deleted already may be another than that of one which never was.
 */
export function isDeclaredAgain({ responses }: Operation, status: number): boolean {
  const ofOthers = [400, 401, 403, 422, 429];
  return status >= 400 && status < 500 && responses.has(status) && !ofOthers.includes(status);
}
