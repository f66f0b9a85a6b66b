import type { Programme } from '#generated/model/index.ts';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** The pace is that of the last four weeks: long enough for a holiday, short enough to be now. */
const WEEKS = 4;

export interface Pace {
  /** Completed a week lately. */
  now: number;
  /** To be completed a week until the due date; undefined without one, or where it is over. */
  needed: number | undefined;
  dueDate: string | null;
  /** 'YYYY-MM-DD' when all is completed at the present pace; undefined where nothing moves. */
  done: string | undefined;
  isLate: boolean;
}

/** How fast the edition is being completed, and how fast it would have to be [B20]. */
export function paceOf({ Progress, OverTime }: Programme): Pace {
  const last = OverTime.at(-1);
  const dueDate = Progress.QADueDate ?? Progress.EndDate;
  const today = Date.parse(last?.Date ?? Progress.StartDate);
  const earlier = OverTime.findLast(({ Date: day }) => Date.parse(day) <= today - WEEKS * WEEK_MS) ?? OverTime[0];
  const weeks = (today - Date.parse(earlier?.Date ?? Progress.StartDate)) / WEEK_MS;
  const now = weeks > 0 ? ((last?.Completed ?? 0) - (earlier?.Completed ?? 0)) / weeks : 0;
  const left = Progress.Total - (last?.Completed ?? 0);
  const weeksLeft = dueDate ? (Date.parse(dueDate) - today) / WEEK_MS : 0;
  const done = now > 0 ? dayAt(today + (left / now) * WEEK_MS) : undefined;
  return {
    now,
    needed: weeksLeft > 0 ? left / weeksLeft : undefined,
    dueDate,
    done: left === 0 ? undefined : done,
    isLate: left > 0 && dueDate !== null && (done === undefined || done > dueDate),
  };
}

const dayAt = (instant: number): string => new Date(Math.ceil(instant / DAY_MS) * DAY_MS).toISOString().slice(0, 10);
