/** What the counts of the programme must be, reckoned row by row from the bare table. */
import { sql } from 'kysely';
import { WorkflowStatus } from '#generated/enums.ts';
import type { components } from '#generated/schema.ts';
import type { Db } from '../../../server/db/schema.ts';

type Workload = components['schemas']['Workload'];
type Programme = components['schemas']['Programme'];

interface RowToCount {
  research: number | null;
  qa: number | null;
  status: number;
  isDecided: boolean;
  isReturned: boolean;
  returns: number;
  researchDue: string | null;
  qaDue: string | null;
  milestone: number;
  country: number;
}

const { Open, ResearchInProgress, QAInProgress, QACompleted } = WorkflowStatus;

/** Every row of the edition whose country is in it. */
export async function rowsToCount(db: Db, edition: number): Promise<RowToCount[]> {
  const { rows } = await sql<RowToCount>`
    select ci.research_user_id as research, ci.qa_user_id as qa, ci.status, ci.decided_by is not null as "isDecided",
      ci.returned_on is not null as "isReturned", ci.return_count as returns, ci.country_id as country,
      coalesce(ci.research_due_date, e.research_due_date)::text as "researchDue",
      coalesce(ci.qa_due_date, e.qa_due_date)::text as "qaDue", a.milestone_id as milestone
    from country_indicator ci join edition e on e.id = ci.edition_id
    join edition_country ec on ec.edition_id = e.id and ec.country_id = ci.country_id and ec.removed_on is null
    join indicator i on i.id = ci.indicator_id join activity a on a.id = i.activity_id where e.id = ${edition}`.execute(
    db,
  );
  return rows;
}

const isLate = (due: string | null, today: string) => due !== null && due < today;

function personRecounted(rows: RowToCount[], person: number, today: string) {
  const research = rows.filter((row) => row.research === person);
  const qa = rows.filter((row) => row.qa === person);
  const mine = research.filter(({ status, isDecided }) => status < QAInProgress && !isDecided);
  const waiting = qa.filter(({ status, isDecided }) => status === QAInProgress && !isDecided);
  const submitted = research.filter(
    ({ status, returns, isDecided }) => (status >= QAInProgress || returns > 0) && !isDecided,
  );
  const inStatus = (of: RowToCount[], wanted: number) => of.filter(({ status }) => status === wanted);
  return {
    Research: {
      Assigned: research.length,
      Open: inStatus(mine, Open).length,
      InProgress: inStatus(mine, ResearchInProgress).length,
      Submitted: inStatus(research, QAInProgress).length,
      Completed: inStatus(research, QACompleted).length,
      Returned: inStatus(mine, ResearchInProgress).filter(({ isReturned }) => isReturned).length,
      ReturnedShare:
        submitted.length > 0 ? submitted.filter(({ returns }) => returns > 0).length / submitted.length : null,
      Overdue: mine.filter(({ researchDue }) => isLate(researchDue, today)).length,
    },
    QA: {
      Assigned: qa.length,
      Waiting: waiting.length,
      Completed: inStatus(qa, QACompleted).length,
      Overdue: waiting.filter(({ qaDue }) => isLate(qaDue, today)).length,
    },
  };
}

/** As `countsOfWorkload` of what `listWorkload` answers. */
export const workloadRecounted = (rows: RowToCount[], people: readonly number[], today: string) =>
  Object.fromEntries(people.map((person) => [person, personRecounted(rows, person, today)]));

/** Without times and medians, which are no counts. */
export const countsOfWorkload = (workload: Workload[]) =>
  Object.fromEntries(
    workload.map(({ UserId, Research, QA: { Assigned, Waiting, Completed, Overdue } }) => [
      UserId,
      { Research, QA: { Assigned, Waiting, Completed, Overdue } },
    ]),
  );

const statusesOf = (rows: readonly { status: number }[]) => {
  const of = (wanted: number) => rows.filter(({ status }) => status === wanted).length;
  return {
    Open: of(Open),
    ResearchInProgress: of(ResearchInProgress),
    QAInProgress: of(QAInProgress),
    QAComplete: of(QACompleted),
  };
};

/** The counts of `readProgramme` by milestone and region. */
export const programmeRecounted = (rows: RowToCount[], { Milestones, Regions }: Programme) => ({
  all: statusesOf(rows),
  milestones: Milestones.map(({ MilestoneId }) =>
    statusesOf(rows.filter(({ milestone }) => milestone === MilestoneId)),
  ),
  regions: Regions.map(({ CountryIds }) => statusesOf(rows.filter(({ country }) => CountryIds.includes(country)))),
});

export const countsOfProgramme = ({ Progress, Milestones, Regions }: Programme) => ({
  all: Progress.WorkflowStatuses,
  milestones: Milestones.map(({ WorkflowStatuses }) => WorkflowStatuses),
  regions: Regions.map(({ WorkflowStatuses }) => WorkflowStatuses),
});
