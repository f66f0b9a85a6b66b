/** What was submitted and completed by which day [B20]. */
import { sql } from 'kysely';
import { EditionStatus, WorkflowStatus } from '#generated/enums.ts';
import { todayInUtc } from '#rules/next-step.ts';
import type { Db, Row } from '../../db/schema.ts';
import { rowsOf } from '../../domain/edition-rows.ts';
import type { Wire } from '../../domain/wire.ts';

const DAY_MS = 86_400_000;
const WEEK = 7;
/** An edition of many years has a point every few weeks. */
const MOST_POINTS = 60;

/** 'YYYY-MM-DD', of which the programme tells: today, or when the edition was closed. */
export const lastDayOf = ({ status, inactive_date }: Row<'edition'>, now: Date): string =>
  todayInUtc(status === EditionStatus.Active ? now : (inactive_date ?? now));

/**
 * A point a week from the start of the edition to `last` ('YYYY-MM-DD'). It counts what stands by
 * when it came there, so that the last point holds everything (ADR-189).
 */
export async function overTime(db: Db, edition: Row<'edition'>, last: string): Promise<Wire<'ProgrammePoint'>[]> {
  const days = await reachedBy(db, edition);
  const points = pointsOf(edition.start_date, last);
  return points.map((date, at) => {
    const isReached = ({ day }: Day) => at === points.length - 1 || day <= date;
    const sum = (what: 'submitted' | 'completed') =>
      days.reduce((total, day) => (isReached(day) ? total + day[what] : total), 0);
    return { Date: date, Submitted: sum('submitted'), Completed: sum('completed') };
  });
}

interface Day {
  /** 'YYYY-MM-DD' in UTC */
  day: string;
  submitted: number;
  completed: number;
}

/** Both counts of each day on which something came to QA or was completed, from one index. */
async function reachedBy(db: Db, edition: Row<'edition'>): Promise<Day[]> {
  const { QAInProgress, QACompleted } = WorkflowStatus;
  const day = (instant: 'submitted' | 'since') => sql`(${sql.ref(instant)} at time zone 'UTC')::date`;
  const { rows } = await sql<Day>`
    select coalesce(submitted_day, completed_day)::text as day,
      case when submitted_day is null then 0 else count(*)::int end as submitted,
      case when completed_day is null then 0 else count(*)::int end as completed
    from (
      select ${day('submitted')} as submitted_day, case when status = ${sql.lit(QACompleted)} then ${day('since')} end as completed_day
      from (select ci.status, ci.status_since as since, coalesce(ci.submitted_on, ci.status_since) as submitted
        from ${rowsOf(edition)} and ci.status in (${sql.lit(QAInProgress)}, ${sql.lit(QACompleted)})) reached
    ) days
    group by grouping sets ((submitted_day), (completed_day))`.execute(db);
  return rows.filter(({ day: date }) => date !== null);
}

/** The start and each end of a week, counted back from the last day; a day once. */
function pointsOf(start: string, last: string): string[] {
  const [from, to] = [Date.parse(start), Date.parse(last)];
  if (from >= to) return [last];
  const weeks = (to - from) / DAY_MS / WEEK;
  const step = Math.ceil(weeks / MOST_POINTS) * WEEK * DAY_MS;
  const ends = Array.from({ length: Math.ceil((to - from) / step) }, (_, at) => to - at * step);
  return [from, ...ends.reverse()].map((at) => new Date(at).toISOString().slice(0, 10));
}
