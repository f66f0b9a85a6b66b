/** Checks one row of ratings against its country indicator. */

import { WorkflowStatus } from '#generated/enums.ts';
import { can } from '#rules/can.ts';
import { ratingFacts } from '#rules/facts.ts';
import { mayStep, statusAfterSave, stepBetween } from '#rules/rating.ts';
import { workflowLabels } from '#rules/workflow-status.ts';
import { snapshotName } from '../../domain/order-number.ts';
import type { CatalogueUser } from './catalogue.ts';
import { checkDueDates, dueDatesOf, type OwnDueDates } from './check-due-dates.ts';
import { isTurned } from './import-cascade.ts';
import type { ImportSnapshot, SnapshotPair, State } from './import-snapshot.ts';
import { refusalOf, type Slot } from './people-by-name.ts';
import {
  checkTyped,
  dueSlots,
  hasRatingCells,
  heading,
  type ParsedRating,
  readPerson,
  readRating,
  readStatus,
  type TypedRating,
} from './read-rating.ts';
import type { TableRow } from './sheet-table.ts';

/** The changes of a row, as far as its cells make sense. */
interface Changes {
  rating?: ParsedRating | undefined;
  researcher?: CatalogueUser | undefined;
  reviewer?: CatalogueUser | undefined;
  status?: WorkflowStatus | undefined;
  due?: OwnDueDates | undefined;
}

/** Applies the allowed changes of a row to `pair.after` and reports an error for every other. */
export function applyRating(row: TableRow, pair: SnapshotPair, snapshot: ImportSnapshot): void {
  const changes = changesOf(row, pair, snapshot);
  if (!changes) return;
  const lock = lockOf(pair, changes);
  if (lock) row.refuse(firstHeading(changes), lock);
  else applyChanges(row, pair, changes, snapshot);
}

function firstHeading({ rating, researcher, reviewer, status, due }: Changes): string {
  if (rating) return heading.score;
  if (researcher) return heading.researcher;
  if (reviewer) return heading.reviewer;
  const slot = status ? undefined : dueSlots.find((one) => due?.[one] !== undefined);
  return slot ? heading[slot] : heading.status;
}

function applyChanges(row: TableRow, pair: SnapshotPair, changes: Changes, snapshot: ImportSnapshot): void {
  const { rating, researcher, reviewer, status, due } = changes;
  const { after } = pair;
  const rated = ratedAs(after, rating);
  if (!rating || mayRate(row, pair, snapshot)) pair.after = rated ?? after;
  if (researcher) checkAssignee(row, researcher, pair, snapshot, 'researcher');
  if (reviewer) checkAssignee(row, reviewer, pair, snapshot, 'reviewer');
  const people = {
    researcher: researcher?.id ?? after.researcher,
    reviewer: reviewer?.id ?? after.reviewer,
  };
  if (researcher || reviewer) pair.after = { ...pair.after, ...people };
  if (due) {
    checkDueDates(row, due, pair, snapshot);
    pair.after = { ...pair.after, ...due };
  }
  if (status === undefined || pair.unclear || snapshot.parentOf(pair)?.unclear === 'rating') return;
  // a step rests on the rest of the row, be that allowed or not
  const stepped = { ...pair, after: { ...(rated ?? after), ...people } };
  if (maySetStatus(row, stepped, status, snapshot)) pair.after = { ...pair.after, status };
}

/** The changes of a row, undefined without any; reports each cell that makes no sense. */
function changesOf(row: TableRow, pair: SnapshotPair, snapshot: ImportSnapshot): Changes | undefined {
  const errors = row.errorCount;
  const rating = ratingOf(row, pair);
  if (row.errorCount > errors) pair.unclear = 'rating';
  // an empty cell leaves the assignment as it is
  const researcher = otherThan(pair.after.researcher, readPerson(row, 'researcher', snapshot.users));
  const reviewer = otherThan(pair.after.reviewer, readPerson(row, 'reviewer', snapshot.users));
  const status = further(readStatus(row), pair);
  const due = dueDatesOf(row, pair);
  if (row.errorCount > errors) pair.unclear ??= 'work';
  return rating || researcher || reviewer || status || due ? { rating, researcher, reviewer, status, due } : undefined;
}

const otherThan = (held: number | null, user: CatalogueUser | null | undefined) =>
  user && user.id !== held ? user : undefined;

/** A later status: an import moves none back, and an undecided parent's row requests none. */
function further(status: WorkflowStatus | null | undefined, pair: SnapshotPair): WorkflowStatus | undefined {
  if (!status || status <= pair.after.status) return undefined;
  return isTurned(pair) && status === pair.before.status ? undefined : status;
}

/** The typed rating where it certainly differs from the stored one, and is not empty. */
function ratingOf(row: TableRow, pair: SnapshotPair): ParsedRating | undefined {
  if (!hasRatingCells(row)) return undefined;
  const typed = readRating(row);
  const { before, after, indicator } = pair;
  const note = after.note || null;
  // a row that the same file decides or gives back is not rated by the author of the file
  if (isSame(typed, after) || (isTurned(pair) && isSame(typed, before))) return undefined;
  const { score, isMet, note: text } = checkTyped(row, typed, indicator);
  const differs =
    (score !== undefined && score !== after.score) ||
    (isMet !== undefined && isMet !== after.isMet) ||
    (text !== undefined && text !== note);
  return differs ? { score, isMet, note: text } : undefined;
}

const isSame = (typed: ParsedRating, { score, isMet, note }: State): boolean =>
  typed.score === score && typed.isMet === isMet && typed.note === (note || null);

/** The parent that is not met; undefined where its own row makes no sense. */
function unmetParentOf(pair: SnapshotPair, snapshot: ImportSnapshot): SnapshotPair | undefined {
  const parent = snapshot.parentOf(pair);
  return parent?.after.isMet === false && parent.unclear !== 'rating' ? parent : undefined;
}

/** The state with a rating; undefined where not all of it was understood. */
function ratedAs(after: State, rating: ParsedRating | undefined): State | undefined {
  if (!rating) return after;
  const { score, isMet, note } = rating;
  if (score === undefined || isMet === undefined || note === undefined) return undefined;
  const typed: TypedRating = { score, isMet, note };
  return { ...after, ...typed, status: statusAfterSave(after.status as WorkflowStatus) };
}

function mayRate(row: TableRow, pair: SnapshotPair, snapshot: ImportSnapshot): boolean {
  const parent = unmetParentOf(pair, snapshot);
  if (parent) {
    const { number, name } = parent.indicator;
    row.refuse(heading.score, `The parent indicator ${snapshotName(number, name)} is not met`);
  } else if (!can('updateRating', heldBy(pair, snapshot))) row.refuse(heading.score, 'You may not change this rating');
  else return true;
  return false;
}

function checkAssignee(
  row: TableRow,
  user: CatalogueUser,
  { edition }: SnapshotPair,
  snapshot: ImportSnapshot,
  slot: Slot,
): void {
  const refusal = can('assignWorkflow', snapshot.settings.permissions)
    ? refusalOf(user, edition, slot)
    : 'You may not assign people';
  if (refusal) row.refuse(heading[slot], refusal);
}

function maySetStatus(row: TableRow, pair: SnapshotPair, to: WorkflowStatus, snapshot: ImportSnapshot): boolean {
  const { status, score } = pair.after;
  const from = status as WorkflowStatus;
  if (to <= from) return false;
  const refuse = (text: string) => row.refuse(heading.status, text);
  const parent = snapshot.settings.cascades && pair.after.decidedBy !== null && snapshot.parentOf(pair)?.indicator;
  if (parent) refuse(`The status is that of the parent indicator ${snapshotName(parent.number, parent.name)}`);
  else if (stepBetween(from, to) === 'forbidden')
    refuse(`Status cannot go from ${workflowLabels[from]} to ${workflowLabels[to]} at once`);
  else if (!mayStep(from, to, heldBy(pair, snapshot))) refuse('You may not change this status');
  else if (score === null && to > WorkflowStatus.ResearchInProgress)
    refuse(`Status is ${workflowLabels[to]}, but there is no rating`);
  else return true;
  return false;
}

/** The reason why a completed rating, or one of an inactive edition, cannot be changed. */
function lockOf({ edition, after }: SnapshotPair, { rating, status }: Changes): string | undefined {
  if (!edition.active) return `${edition.name} is inactive and cannot be changed`;
  // refused with the name of the parent that decides it
  if (after.decidedBy !== null && (rating || status)) return undefined;
  return after.status === WorkflowStatus.QACompleted ? 'QA is completed: an import does not change it' : undefined;
}

export const heldBy = ({ after }: SnapshotPair, { settings }: ImportSnapshot): string[] => [
  ...settings.permissions,
  ...ratingFacts(
    {
      WorkflowStatus: after.status as WorkflowStatus,
      ResearchUserId: after.researcher,
      QAUserId: after.reviewer,
    },
    settings.callerId,
  ),
];
