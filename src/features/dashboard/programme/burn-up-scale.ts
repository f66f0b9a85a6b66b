import type { Programme } from '#generated/model/index.ts';

/** Where days and counts stand in the chart, in percent from its left and from its bottom. */
export interface Scale {
  x: (date: string) => number;
  y: (count: number) => number;
  /** The first day of some months, with its name. */
  months: { date: string; label: string }[];
  /** Round counts for the lines across. */
  counts: number[];
}

const MOST_MONTHS = 12;
/** As a part of the width: what begins later has no room for its name. */
const LAST = 0.93;
const MONTH_NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** From the start of the edition to the last of its dates, from nothing to all of it. */
export function scaleOf({ Progress, OverTime }: Programme): Scale {
  const last = OverTime.at(-1)?.Date ?? Progress.StartDate;
  const dates = [last, Progress.EndDate, Progress.QADueDate, Progress.ResearchDueDate].filter((date) => date !== null);
  const first = OverTime[0]?.Date ?? Progress.StartDate;
  const end = dates.reduce((latest, date) => (date > latest ? date : latest), first);
  const [from, to] = [Date.parse(first), Date.parse(end)];
  const span = Math.max(to - from, 1);
  return {
    x: (date) => ((Date.parse(date) - from) / span) * 100,
    y: (count) => (count / Math.max(Progress.Total, 1)) * 100,
    // the name of the last one would be written over 'End'
    months: monthsBetween(first, end).filter(
      ({ date }) => !Progress.EndDate || (Date.parse(date) - from) / span < LAST,
    ),
    counts: roundCounts(Progress.Total),
  };
}

/** Month beginnings; of a long edition every second, third … one. */
function monthsBetween(first: string, end: string): Scale['months'] {
  const [year = 0, month = 1] = first.split('-').map(Number);
  const found: Scale['months'] = [];
  for (let at = month - 1; ; at += 1) {
    const date = new Date(Date.UTC(year, at, 1)).toISOString().slice(0, 10);
    if (date > end) break;
    const name = MONTH_NAMES[at % 12] ?? '';
    if (date >= first) found.push({ date, label: at % 12 === 0 ? `${name} ${date.slice(0, 4)}` : name });
  }
  const step = Math.ceil(found.length / MOST_MONTHS);
  return found.filter((_, at) => at % step === 0);
}

/** Four or five steps of 1, 2 or 5 times a power of ten, and all of it on top. */
function roundCounts(total: number): number[] {
  const rough = Math.max(total / 4, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * power).find((one) => one >= rough) ?? power;
  const steps = Array.from({ length: Math.floor(total / step) + 1 }, (_, at) => at * step);
  // a count just below the top would be written over it
  return [...steps.filter((count) => count < total * 0.92), total];
}
