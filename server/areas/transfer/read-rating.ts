/** Reads the cells of a rating's row; each that makes no sense is reported (ADR-128). */
import { Polarity, type WorkflowStatus } from '#generated/enums.ts';
import { isConsistent, scoresOf } from '#rules/rating.ts';
import { counted } from '#rules/words.ts';
import { workflowLabels } from '#rules/workflow-status.ts';
import type { CatalogueIndicator, CatalogueUser } from './catalogue.ts';
import { isDate, quote } from './cell-errors.ts';
import { findPerson, type Slot } from './people-by-name.ts';
import type { TableRow } from './sheet-table.ts';
import { dueColumns, noteLimits, ratingColumns, workColumns } from './table-columns.ts';

export const heading = { ...headingsOf(ratingColumns), ...headingsOf(workColumns), ...headingsOf(dueColumns) };
const ratingHeadings = [heading.score, heading.met, heading.note];
export const ratingRowHeadings = Object.values(heading);

/** An empty cell is null. */
export interface TypedRating {
  score: number | null;
  isMet: boolean | null;
  note: string | null;
}

/** Only the cells that make sense; every other has its error. */
export type ParsedRating = Partial<TypedRating>;

export const hasRatingCells = (row: TableRow): boolean => !row.isBlank(ratingHeadings);

/** The rating as typed, before its values are checked. */
export const readRating = (row: TableRow): ParsedRating => ({
  score: scoreOf(row),
  isMet: row.choice(heading.met, metWords, 'Yes or No'),
  note: row.text(heading.note),
});

const metWords = new Map([
  ['yes', true],
  ['true', true],
  ['met', true],
  ['no', false],
  ['false', false],
  ['not met', false],
]);

function scoreOf(row: TableRow): number | null | undefined {
  const text = row.text(heading.score);
  if (text === null || text === undefined) return text;
  const score = /^\s*[+-]?\d+(\.0*)?\s*$/.test(text) ? Number(text) : Number.NaN;
  // '-0' is 0
  return Number.isNaN(score) ? row.refuse(heading.score, `Score is ${quote(text)}, but must be 0, 1 or -1`) : score + 0;
}

/**
 * The valid parts of a typed rating: nothing missing, the note's length within limits, score and
 * met consistent.
 * @param indicator undefined where the row names none; the polarity is then unknown.
 */
export function checkTyped(
  row: TableRow,
  typed: ParsedRating,
  indicator: CatalogueIndicator | undefined,
): ParsedRating {
  const score = checkScore(row, typed.score, indicator);
  return { score, isMet: checkMet(row, typed.isMet, score), note: checkNote(row, typed.note) };
}

function checkScore(row: TableRow, score: ParsedRating['score'], indicator: CatalogueIndicator | undefined) {
  if (score === null) return row.refuse(heading.score, 'Score is missing');
  if (score === undefined) return undefined;
  const [notMet, met] = scoresOf(indicator ? indicator.polarity === Polarity.Negative : score < 0);
  if (score === notMet || score === met) return score;
  const allowed = indicator
    ? `${notMet} or ${met} for a ${indicator.polarity === Polarity.Negative ? 'negative' : 'positive'} indicator`
    : '0, 1 or -1';
  return row.refuse(heading.score, `Score is ${score}, but must be ${allowed}`);
}

function checkMet(row: TableRow, isMet: ParsedRating['isMet'], score: number | undefined): boolean | undefined {
  if (isMet === null) return row.refuse(heading.met, 'Met is missing');
  if (isMet === undefined || score === undefined) return isMet;
  if (isConsistent({ Score: score, RatingIsMet: isMet }, score < 0)) return isMet;
  const [is, means] = isMet ? ['Yes', 'not met'] : ['No', 'met'];
  return row.refuse(heading.met, `Met is ${is}, but a score of ${score} means ${means}`);
}

function checkNote(row: TableRow, note: ParsedRating['note']): string | undefined {
  if (note === undefined) return undefined;
  const { minLength, maxLength } = noteLimits;
  const text = note ?? '';
  if ([...text.trim()].length < minLength)
    return row.refuse(heading.note, `Researcher Note needs at least ${counted(minLength, 'character')}`);
  if ([...text].length > maxLength)
    return row.refuse(heading.note, `Researcher Note has more than ${counted(maxLength, 'character')}`);
  return text;
}

/** The person whom a cell names; null for an empty cell. */
export function readPerson(row: TableRow, slot: Slot, users: CatalogueUser[]): CatalogueUser | null | undefined {
  const text = row.text(heading[slot]);
  if (text === undefined) return undefined;
  if (!text?.trim()) return null;
  const { user, fault } = findPerson(text, users);
  return user ?? row.refuse(heading[slot], fault);
}

const statusWords = new Map(
  Object.entries(workflowLabels).map(([status, label]) => [label.toLowerCase(), Number(status) as WorkflowStatus]),
);

export const readStatus = (row: TableRow): WorkflowStatus | null | undefined =>
  row.choice(heading.status, statusWords, `one of ${Object.values(workflowLabels).join(', ')}`);

export const dueSlots = ['researchDue', 'qaDue'] as const;
export type DueSlot = (typeof dueSlots)[number];

/** The day in a cell of due dates; undefined where it is empty, or makes no sense. */
export function readDueDate(row: TableRow, slot: DueSlot): string | undefined {
  const text = row.text(heading[slot])?.trim();
  if (!text) return undefined;
  return isDate(text)
    ? text
    : row.refuse(heading[slot], `${heading[slot]} is ${quote(text)}, but must be a date such as 2026-02-28`);
}

/** Reports the errors in the cells of a row that is refused in any case. */
export function reportRatingErrors(row: TableRow, users: CatalogueUser[], indicator?: CatalogueIndicator): void {
  const typed = hasRatingCells(row) ? readRating(row) : undefined;
  if (typed) checkTyped(row, typed, indicator);
  readPerson(row, 'researcher', users);
  readPerson(row, 'reviewer', users);
  readStatus(row);
  for (const slot of dueSlots) readDueDate(row, slot);
}

function headingsOf<K extends string>(columns: Record<K, { heading: string }>): Record<K, string> {
  const entries = Object.entries<{ heading: string }>(columns).map(([key, column]) => [key, column.heading]);
  return Object.fromEntries(entries) as Record<K, string>;
}
