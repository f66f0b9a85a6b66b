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
  | 'submitted_on'
  | 'aside_status_since'
  | 'returned_on'
  | 'returned_by'
  | 'return_reason'
  | 'return_count'
  | 'research_due_date'
  | 'qa_due_date'
>;

/** Hours after the last save at which a rating was submitted, and given back. */
export const stepHours = { submitted: 20, returned: 44 };
/** Hours that a reviewer takes on average, and which share of a researcher's work is late. */
const reviewHours: Record<number, number> = { 3: 60, 7: 26, 8: 44, 9: 130, 10: 72, 11: 18, 12: 210 };
const lateShare: Record<number, number> = { 4: 0.06, 8: 0.025, 12: 0.002, 11: 0 };
/** When the demonstration's history ends, as month and day. */
const lastStep = '11-18T17:00:00.000Z';

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
  const late = active && draw(23) < (lateShare[work.research_user_id ?? 0] ?? 0.01);
  const submitted_on = submittedOn(work);
  return {
    status_since: statusSince(work, returned, draw(25)),
    submitted_on,
    aside_status_since: work.decided_by === null ? null : (work.rating_updated_on ?? createdOn(work.edition_id)),
    returned_on: returned ? after(work.rating_updated_on, stepHours.returned) : null,
    returned_by: returned ? work.qa_user_id : null,
    return_reason: returned ? (reasons[Math.floor(draw(22) * reasons.length)] ?? null) : null,
    return_count: returned ? (draw(24) < 0.12 ? 2 : 1) : 0,
    research_due_date: late ? `${yearOf(work.edition_id)}-10-31` : null,
    qa_due_date: late ? `${yearOf(work.edition_id)}-11-15` : null,
  };
}

/** How long before completing a rating QA changed it. */
const revisedHours = 1 / 3;

/**
 * A few completed ratings were changed by QA first, more of those whose tip text is read in two
 * ways [B66]. Parents are left out: their children would have followed.
 */
export function revisedBy(work: Worked, { status_since }: Progress, n: number, activeEditionId: number) {
  const { edition_id, country_id, status, decided_by, qa_user_id, research_user_id } = work;
  const isChecked = edition_id === activeEditionId && status === WorkflowStatus.QACompleted && decided_by === null;
  if (!isChecked || qa_user_id === null || qa_user_id === research_user_id || work.rating_updated_on === null)
    return {};
  const doubtful = chance(n, 41);
  if (chance(edition_id, country_id, n, 42) >= 0.3 * doubtful * doubtful) return {};
  return { rating_updated_on: after(status_since, -revisedHours), rating_updated_by: qa_user_id };
}

const isReturned = ({ status, decided_by, qa_user_id, research_user_id, rating_updated_on }: Worked, draw: number) =>
  status === WorkflowStatus.ResearchInProgress &&
  decided_by === null &&
  qa_user_id !== null &&
  research_user_id !== null &&
  rating_updated_on !== null &&
  draw < 0.075;

function statusSince(work: Worked, returned: boolean, draw: number): string {
  const { edition_id, status, rating_updated_on } = work;
  if (rating_updated_on === null) return createdOn(edition_id);
  if (returned) return after(rating_updated_on, stepHours.returned);
  const submitted = submittedOn(work);
  if (status !== WorkflowStatus.QACompleted || !submitted) return submitted ?? rating_updated_on;
  const hours = (reviewHours[work.qa_user_id ?? 0] ?? 50) * (0.4 + 1.2 * draw);
  const last = `${yearOf(edition_id)}-${lastStep}`;
  const completed = after(submitted, hours);
  return completed < last ? completed : last > submitted ? last : after(submitted, 1);
}

const submittedOn = ({ edition_id, status, rating_updated_on }: Worked): string | null => {
  if (status < WorkflowStatus.QAInProgress) return null;
  return rating_updated_on === null ? createdOn(edition_id) : after(rating_updated_on, stepHours.submitted);
};

const after = (instant: string | null, hours: number): string =>
  new Date(Date.parse(instant ?? '') + hours * 3_600_000).toISOString();
