import { WorkflowStatus } from '#generated/enums.ts';
import type { NewRow } from '../schema.ts';

export type DemoRating = Required<
  Pick<
    NewRow<'country_indicator'>,
    | 'score'
    | 'is_met'
    | 'researcher_note'
    | 'research_user_id'
    | 'qa_user_id'
    | 'rating_updated_by'
    | 'decided_by'
    | 'aside_score'
    | 'aside_is_met'
    | 'aside_note'
    | 'aside_status'
    | 'aside_updated_by'
    | 'returned_by'
    | 'return_reason'
    | 'return_count'
    | 'research_due_date'
    | 'qa_due_date'
  >
> & {
  id: number;
  edition_id: number;
  country_id: number;
  indicator_id: number;
  status: number;
  rating_updated_on: string | null;
  aside_updated_on: string | null;
  status_since: string;
  submitted_on: string | null;
  aside_status_since: string | null;
  returned_on: string | null;
  version: number;
  position: number;
};

type Placed = 'id' | 'edition_id' | 'country_id' | 'indicator_id' | 'position' | 'version';
type Followed =
  | 'status_since'
  | 'submitted_on'
  | 'decided_by'
  | `aside_${string}`
  | `return${string}`
  | `${string}_due_date`;
type Pinned = Partial<Omit<DemoRating, Placed | Followed>>;

const open: Pinned = {
  status: WorkflowStatus.Open,
  score: null,
  is_met: null,
  researcher_note: null,
  rating_updated_on: null,
  rating_updated_by: null,
};

/** By edition/country/indicator: data of the contract's examples, and cases to always meet. */
const rows: Record<string, Pinned> = {
  // Kenya, 1.1.1: unrated, not met, met, in research
  '1/404/1': open,
  '2/404/1': {
    status: WorkflowStatus.QACompleted,
    score: 0,
    is_met: false,
    researcher_note: 'A committee without a mandate in law.',
    rating_updated_on: '2024-08-20T03:10:00.000Z',
    rating_updated_by: 2,
    research_user_id: 2,
    qa_user_id: 3,
  },
  '3/404/1': {
    status: WorkflowStatus.QACompleted,
    score: 1,
    is_met: true,
    researcher_note: 'Unchanged since last year.',
    rating_updated_on: '2025-09-02T05:40:00.000Z',
    rating_updated_by: 2,
    research_user_id: 2,
    qa_user_id: 3,
  },
  '4/404/1': {
    status: WorkflowStatus.ResearchInProgress,
    score: 1,
    is_met: true,
    researcher_note:
      'The National Transport and Safety Authority Act names the authority as lead agency; checked against the gazette.',
    rating_updated_on: '2026-11-17T02:15:00.000Z',
    rating_updated_by: 2,
    research_user_id: 2,
    qa_user_id: 3,
  },
  '4/404/2': { ...open, research_user_id: 2, qa_user_id: 3 },
  // Kenya, 1.1.5: a negative one that waits for its reviewer
  '4/404/5': {
    status: WorkflowStatus.QAInProgress,
    score: -1,
    is_met: true,
    researcher_note: 'The post was vacant from January to September according to the notices of the ministry.',
    rating_updated_on: '2026-11-12T06:05:00.000Z',
    rating_updated_by: 2,
    research_user_id: 2,
    qa_user_id: 3,
  },
  // Fiji, 1.1.1: an unmet parent, which decides its children; a completed rating is set aside
  '4/242/1': {
    status: WorkflowStatus.QAInProgress,
    score: 0,
    is_met: false,
    researcher_note: 'The committee advises the minister; no law gives it the lead.',
    rating_updated_on: '2026-10-06T22:20:00.000Z',
    rating_updated_by: 2,
    research_user_id: 2,
    qa_user_id: 3,
  },
  '4/242/2': {
    status: WorkflowStatus.QACompleted,
    score: 1,
    is_met: true,
    researcher_note: 'The budget of the year holds a line of its own for the committee: 1.2 million dollars.',
    rating_updated_on: '2026-09-14T21:45:00.000Z',
    rating_updated_by: 2,
    research_user_id: 2,
    qa_user_id: 3,
  },
};

export const pinned = (
  { editionId, countryId }: { editionId: number; countryId: number },
  n: number,
): Pinned | undefined => rows[`${editionId}/${countryId}/${n}`];
