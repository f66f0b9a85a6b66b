import { ActivityAction, ActivityCause, ActivityField, ActivityRecord, WorkflowStatus } from '#generated/enums.ts';
import type { ActivityChange, ActivityEvent } from '#generated/model/index.ts';
import { workflowLabels } from '#rules/workflow-status.ts';
import { became } from '#src/lib/arrow.ts';
import { counted } from '#src/lib/words.ts';
import { FIELD_NAMES, valueWords } from './field-words.ts';

const TASKS = { [ActivityField.ResearchUserName]: 'research', [ActivityField.QAUserName]: 'QA' } as const;
type TaskField = keyof typeof TASKS;
type TaskChange = ActivityChange & { Field: TaskField };

/** What happened to a rating, to its step and its assignments; of `count` records alike. */
export function ratingEventWords(event: ActivityEvent, count: number): string {
  const { Action, Changes } = event;
  if (Action === ActivityAction.Removed) return removedWords(event, count);
  const tasks = Changes.filter((change): change is TaskChange => change.Field in TASKS);
  const step = Changes.find(({ Field }) => Field === ActivityField.WorkflowStatus);
  const rated = Changes.filter((change) => change !== step && !(change.Field in TASKS)).map(ratedWords);
  const phrases = [...(step ? [stepWords(step, event.Cause)] : []), ...(rated.length > 0 ? [rated.join(', ')] : [])];
  if (count === 1) return [...phrases, ...tasks.map(taskWords)].join('. ') || 'Changed the rating';
  const changed = phrases.length > 0 || tasks.length === 0 ? [`Changed ${counted(count, 'rating')}`] : [];
  const people = isSharedOut(event, count) ? sharedTasks(tasks, count) : bulkTasks(tasks, count);
  return [[...changed, ...phrases].join(': '), ...people].filter(Boolean).join('. ');
}

/**
 * Of an act the first event tells, which is that of one country; these give each country whom they
 * like, so that its people are not those of all.
 */
const SHARED_OUT: readonly ActivityEvent['Operation'][] = ['applyAssignmentPlan', 'revertAssignment'];
const isSharedOut = ({ Operation, RecordCount }: ActivityEvent, count: number): boolean =>
  count > RecordCount && SHARED_OUT.includes(Operation);
const sharedTasks = (tasks: TaskChange[], count: number): string[] =>
  tasks.length > 0 ? [`Changed who has ${counted(count, 'country indicator')}`] : [];

function ratedWords({ Field, Old, New }: ActivityChange): string {
  if (Field === ActivityField.ResearcherNote) return `${FIELD_NAMES[Field]} ${textVerb(Old, New)}`;
  const [before, after] = [
    valueWords(Field, Old, ActivityRecord.Rating),
    valueWords(Field, New, ActivityRecord.Rating),
  ];
  const name = Field === ActivityField.RatingIsMet ? '' : `${FIELD_NAMES[Field]} `;
  return Old === null ? `${name}${after}` : `${name}${became(before, after)}`;
}

/** Of a text whose words are shown elsewhere, or not kept. */
export function textVerb(before: ActivityChange['Old'], after: ActivityChange['New']): string {
  if (!before) return after ? 'written' : 'changed';
  return after ? 'changed' : 'removed';
}

/** The verb of the button that makes this step, where somebody pressed it, and the two statuses. */
function stepWords({ Old, New }: ActivityChange, cause: ActivityCause): string {
  const [before, after] = [Number(Old), Number(New)];
  const verb = (cause !== ActivityCause.Consequence && verbs[`${before} ${after}`]) || 'Status';
  return `${verb}: ${became(workflowLabels[before as WorkflowStatus], workflowLabels[after as WorkflowStatus])}`;
}

const { Open, ResearchInProgress, QAInProgress, QACompleted } = WorkflowStatus;
const verbs: Record<string, string> = {
  [`${Open} ${ResearchInProgress}`]: 'Started',
  [`${Open} ${QAInProgress}`]: 'Submitted',
  [`${ResearchInProgress} ${QAInProgress}`]: 'Submitted',
  [`${QAInProgress} ${QACompleted}`]: 'Completed',
  [`${QAInProgress} ${ResearchInProgress}`]: 'Returned to research',
  [`${QACompleted} ${QAInProgress}`]: 'QA reopened',
};

function taskWords({ Field, Old, New }: TaskChange): string {
  const task = TASKS[Field];
  if (New === null) return `Took ${Old ?? 'the person'} off ${task}`;
  return `Assigned ${task} to ${New}${Old === null ? '' : ` instead of ${Old}`}`;
}

/** What each had before is not told: it need not be the same for all. */
function bulkTasks(tasks: TaskChange[], count: number): string[] {
  const many = counted(count, 'country indicator');
  const given = tasks.filter(({ New }) => New !== null);
  const taken = tasks.filter(({ New }) => New === null).map(({ Field }) => TASKS[Field]);
  const people = given.map(({ Field, New }) => `${New} for ${TASKS[Field]}`);
  return [
    ...(people.length > 0 ? [`Assigned ${many} to ${people.join(' and ')}`] : []),
    ...(taken.length > 0 ? [`Took everybody off ${taken.join(' and ')} of ${many}`] : []),
  ];
}

/** What went with the rating. */
function removedWords({ Changes, Record }: ActivityEvent, count: number): string {
  if (count > 1) return `Removed ${counted(count, 'rating')}`;
  const held = Changes.filter(({ Field }) => Field !== ActivityField.ResearcherNote).map(({ Field, Old }) =>
    Field === ActivityField.RatingIsMet || Field === ActivityField.WorkflowStatus
      ? valueWords(Field, Old, Record)
      : `${FIELD_NAMES[Field]} ${valueWords(Field, Old, Record)}`,
  );
  return held.length > 0 ? `Removed the rating: ${held.join(', ')}` : 'Removed the rating';
}
