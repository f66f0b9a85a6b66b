import { foldName } from '#rules/names.ts';
import { two } from '#src/lib/calendar-date.ts';

type Named = { Name: string };
type Dated = { StartDate: string; EndDate: string | null };
type DueDates = { ResearchDueDate?: string | null; QADueDate?: string | null };

/** A year of its own, with a second one behind a slash: '2026', '2026/27'. */
const YEARS = /(?<!\d)((?:19|2\d)\d\d)(?:(\/)(\d\d))?(?!\d)/g;
const TRIES = 50;

/**
 * Name and dates of the edition after this one: its years go on by as many as it lasts, it begins
 * the day after, and lasts as long; its due dates go on with its beginning. The name is one that no
 * edition has.
 */
export function nextEdition<Edition extends Named & Dated & DueDates>(edition: Edition, editions: readonly Named[]) {
  const dates = nextDates(edition);
  const years = Math.max(1, yearOf(dates.StartDate) - yearOf(edition.StartDate));
  const taken = new Set(editions.map(({ Name }) => foldName(Name)));
  const names = Array.from({ length: TRIES }, (_, at) => nameAfter(edition.Name, years, at));
  const dueDate = (date: string | null | undefined) => (date ? moved(date, edition.StartDate, dates.StartDate) : null);
  return {
    Name: names.find((name) => !taken.has(foldName(name))) ?? '',
    ...dates,
    ResearchDueDate: dueDate(edition.ResearchDueDate),
    QADueDate: dueDate(edition.QADueDate),
  };
}

function nameAfter(name: string, years: number, at: number): string {
  const later = name.replaceAll(YEARS, (_, year: string, slash = '', short = '') => {
    const by = years * (at + 1);
    return `${Number(year) + by}${slash && slash + two((Number(short) + by) % 100)}`;
  });
  return later === name ? `${name} ${at + 2}` : later;
}

function nextDates({ StartDate, EndDate }: Dated): Dated {
  if (!EndDate) return { StartDate: addMonths(StartDate, 12), EndDate: null };
  const next = addDays(EndDate, 1);
  const after = moved(next, StartDate, next);
  return { StartDate: next, EndDate: addDays(after, -1) };
}

/** A date as much later as `to` is than `from`; whole months stay whole, whatever their days. */
function moved(date: string, from: string, to: string): string {
  const months = (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from);
  return dayOf(to) === dayOf(from) ? addMonths(date, months) : addDays(date, daysFrom(from, to));
}

const [yearOf, monthOf, dayOf] = [0, 1, 2].map((part) => (date: string) => Number(date.split('-')[part])) as [
  (date: string) => number,
  (date: string) => number,
  (date: string) => number,
];
const DAY_MS = 86_400_000;
const utc = (date: string) => Date.UTC(yearOf(date), monthOf(date) - 1, dayOf(date));
const wire = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const addDays = (date: string, days: number) => wire(utc(date) + days * DAY_MS);
const daysFrom = (one: string, other: string) => Math.round((utc(other) - utc(one)) / DAY_MS);
/** The last day of the month where it has no such day. */
function addMonths(date: string, months: number): string {
  const first = new Date(Date.UTC(yearOf(date), monthOf(date) - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return wire(first.getTime() + (Math.min(dayOf(date), last) - 1) * DAY_MS);
}
