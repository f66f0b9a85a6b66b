import { WorkflowStatus } from '#generated/enums.ts';
import { createdOn, yearOf } from './editions.ts';
import type { DemoRating } from './pinned.ts';
import { chance } from './random.ts';

type Worked = Pick<
  DemoRating,
  'edition_id' | 'country_id' | 'status' | 'research_user_id' | 'qa_user_id' | 'rating_updated_on' | 'decided_by'
>;
type Progress = Pick<
  DemoRating,
  | 'status_since'
  | 'aside_status_since'
  | 'returned_on'
  | 'returned_by'
  | 'return_reason'
  | 'return_count'
  | 'research_due_date'
  | 'qa_due_date'
>;

/** Hours after the last save at which a rating was submitted, completed, and given back. */
export const stepHours = { submitted: 20, completed: 70, returned: 44 };

const reasons = [
  'The source is a draft of the act: please cite the one that was passed.',
  'The note speaks of the year before.',
  'The page of the report is missing.',
  'Please say which article names the authority.',
];

/** Since when a rating is where it is; some came back from QA, few have a date of their own. */
export function progressOf(work: Worked, n: number, activeEditionId: number): Progress {
  const draw = (purpose: number) => chance(work.edition_id, work.country_id, n, purpose);
  const active = work.edition_id === activeEditionId;
  const returned = active && isReturned(work, draw(21));
  const late = active && draw(23) < 0.01;
  return {
    status_since: statusSince(work, returned),
    aside_status_since: work.decided_by === null ? null : (work.rating_updated_on ?? createdOn(work.edition_id)),
    returned_on: returned ? after(work.rating_updated_on, stepHours.returned) : null,
    returned_by: returned ? work.qa_user_id : null,
    return_reason: returned ? (reasons[Math.floor(draw(22) * reasons.length)] ?? null) : null,
    return_count: returned ? 1 : 0,
    research_due_date: late ? `${yearOf(work.edition_id)}-10-31` : null,
    qa_due_date: late ? `${yearOf(work.edition_id)}-11-15` : null,
  };
}

const isReturned = ({ status, decided_by, qa_user_id, research_user_id, rating_updated_on }: Worked, draw: number) =>
  status === WorkflowStatus.ResearchInProgress &&
  decided_by === null &&
  qa_user_id !== null &&
  research_user_id !== null &&
  rating_updated_on !== null &&
  draw < 0.15;

function statusSince({ edition_id, status, rating_updated_on }: Worked, returned: boolean): string {
  if (rating_updated_on === null) return createdOn(edition_id);
  if (returned) return after(rating_updated_on, stepHours.returned);
  if (status === WorkflowStatus.QAInProgress) return after(rating_updated_on, stepHours.submitted);
  return status === WorkflowStatus.QACompleted ? after(rating_updated_on, stepHours.completed) : rating_updated_on;
}

const after = (instant: string | null, hours: number): string =>
  new Date(Date.parse(instant ?? '') + hours * 3_600_000).toISOString();
