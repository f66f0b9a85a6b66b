/** One row of ratings against the country indicator that it is about: what it would change, and whether it may. */

import { can } from '#rules/can.ts';
import { ratingFacts } from '#rules/facts.ts';
import { isConsistent, mayStep, scoresOf, statusAfterSave, stepBetween } from '#rules/rating.ts';
import { WorkflowStatus, workflowLabels } from '#rules/workflow-status.ts';
import { isCascadeNote } from '../cascade-note.ts';
import { snapshotName } from '../order-number.ts';
import { noteLimits, ratingColumns, workColumns } from './columns.ts';
import { quote } from './errors.ts';
import type { State, World, WorldPair } from './import-world.ts';
import { findAssignee } from './people.ts';
import type { TableRow } from './table.ts';

const heading = { ...headingsOf(ratingColumns), ...headingsOf(workColumns) };
const ratingHeadings = [heading.score, heading.met, heading.note];
export const ratingRowHeadings = Object.values(heading);

type Typed = Pick<State, 'score' | 'isMet' | 'note'>;

/** Takes what a row says over into `pair.after`, or leaves errors and the pair as it is. */
export function takeRating(row: TableRow, pair: WorldPair, world: World): void {
  const before = pair.after;
  const errors = row.errorCount;
  let after = ratedAs(row, pair, world);
  if (after) after = assignedAs(row, withState(pair, after), world);
  if (after) after = movedTo(row, withState(pair, after), world);
  if (after && row.errorCount === errors && after !== before) pair.after = after;
}

/** Most rows change nothing: those are not copied. */
const withState = (pair: WorldPair, after: State): WorldPair => (pair.after === after ? pair : { ...pair, after });

/** The state with the row's rating; undefined where it may not be. A blank one, and the one that is there, change nothing. */
function ratedAs(row: TableRow, pair: WorldPair, world: World): State | undefined {
  if (row.isBlank(ratingHeadings)) return pair.after;
  const typed = typedRating(row);
  if (!typed) return undefined;
  const { after, indicator } = pair;
  if (typed.score === after.score && typed.isMet === after.isMet && typed.note === (after.note || null)) return after;
  const parent = world.parentOf(pair);
  const parentIsUnmet = parent?.after.isMet === false;
  // a note that the product wrote when the parent was unmet is nobody's rating
  if (!parentIsUnmet && isCascadeNote(typed.note)) return after;
  if (!mayChange(row, pair, heading.score)) return undefined;
  if (parent && parentIsUnmet)
    return row.refuse(
      heading.score,
      `The parent indicator ${snapshotName(parent.indicator.number, parent.indicator.name)} is not met`,
    );
  if (!can('updateRating', heldBy(pair, world))) return row.refuse(heading.score, 'You may not change this rating');
  if (!isComplete(row, typed, indicator.polarity === 1)) return undefined;
  return { ...after, ...typed, status: statusAfterSave(after.status as WorkflowStatus) };
}

function typedRating(row: TableRow): Typed | undefined {
  const [score, isMet, note] = [scoreOf(row), row.choice(heading.met, metWords, 'Yes or No'), row.text(heading.note)];
  return score === undefined || isMet === undefined || note === undefined ? undefined : { score, isMet, note };
}

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

/** Nothing missing, the note neither too short nor too long, score and met in line with the polarity. */
function isComplete(row: TableRow, { score, isMet, note }: Typed, isNegative: boolean): boolean {
  const errors = row.errorCount;
  const [notMet, met] = scoresOf(isNegative);
  if (score === null) row.refuse(heading.score, 'Score is missing');
  else if (score !== notMet && score !== met)
    row.refuse(
      heading.score,
      `Score is ${score}, but must be ${notMet} or ${met} for a ${isNegative ? 'negative' : 'positive'} indicator`,
    );
  else if (isMet !== null && !isConsistent({ Score: score, RatingIsMet: isMet }, isNegative))
    row.refuse(
      heading.met,
      `Met is ${isMet ? 'Yes' : 'No'}, but a score of ${score} means ${isMet ? 'not met' : 'met'}`,
    );
  if (isMet === null) row.refuse(heading.met, 'Met is missing');
  const length = [...(note ?? '').trim()].length;
  if (length < noteLimits.minLength)
    row.refuse(heading.note, `Researcher Note needs at least ${noteLimits.minLength} characters`);
  else if ([...(note ?? '')].length > noteLimits.maxLength)
    row.refuse(heading.note, `Researcher Note has more than ${noteLimits.maxLength.toLocaleString('en')} characters`);
  return row.errorCount === errors;
}

/** The state with the row's people. A blank cell leaves who is there. */
function assignedAs(row: TableRow, pair: WorldPair, world: World): State | undefined {
  const errors = row.errorCount;
  const researcher = assignee(row, pair, world, 'researcher');
  const reviewer = assignee(row, pair, world, 'reviewer');
  if (row.errorCount > errors) return undefined;
  const { after } = pair;
  return researcher === after.researcher && reviewer === after.reviewer ? after : { ...after, researcher, reviewer };
}

function assignee(row: TableRow, pair: WorldPair, world: World, slot: 'researcher' | 'reviewer'): number | null {
  const held = pair.after[slot];
  const text = row.text(heading[slot]);
  if (!text?.trim()) return held;
  const found = findAssignee(text, pair, world, slot);
  if (found.user?.id === held) return held;
  if (!mayChange(row, pair, heading[slot])) return held;
  if (!can('assignWorkflow', world.settings.permissions)) row.refuse(heading[slot], 'You may not assign people');
  else if (found.refusal) row.refuse(heading[slot], found.refusal);
  return found.user?.id ?? held;
}

const statusWords = new Map(
  Object.entries(workflowLabels).map(([status, label]) => [label.toLowerCase(), Number(status) as WorkflowStatus]),
);

/** The state with the row's status where that is further on; an import never takes a status back. */
function movedTo(row: TableRow, pair: WorldPair, world: World): State | undefined {
  const to = row.choice(heading.status, statusWords, `one of ${Object.values(workflowLabels).join(', ')}`);
  if (to === undefined) return undefined;
  const { after } = pair;
  const from = after.status as WorkflowStatus;
  const followsParent = world.settings.cascades && world.parentOf(pair)?.after.isMet === false;
  if (to === null || to <= from || followsParent) return after;
  if (!mayChange(row, pair, heading.status)) return undefined;
  if (stepBetween(from, to) === 'forbidden')
    return row.refuse(heading.status, `Status cannot go from ${workflowLabels[from]} to ${workflowLabels[to]} at once`);
  if (!mayStep(from, to, heldBy(pair, world))) return row.refuse(heading.status, 'You may not change this status');
  if (after.score === null && to > WorkflowStatus.ResearchInProgress)
    return row.refuse(heading.status, `Status is ${workflowLabels[to]}, but there is no rating`);
  return { ...after, status: to };
}

/** What is completed, and what an inactive edition holds, stays as it is. */
function mayChange(row: TableRow, { edition, before }: WorldPair, at: string): boolean {
  if (!edition.active) row.refuse(at, `${edition.name} is inactive and cannot be changed`);
  else if (before.status === WorkflowStatus.QACompleted)
    row.refuse(at, 'QA is completed: an import does not change it');
  else return true;
  return false;
}

export const heldBy = ({ after }: WorldPair, { settings }: World): string[] => [
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

function headingsOf<K extends string>(columns: Record<K, { heading: string }>): Record<K, string> {
  const entries = Object.entries<{ heading: string }>(columns).map(([key, column]) => [key, column.heading]);
  return Object.fromEntries(entries) as Record<K, string>;
}
