import type { ProgrammeProgress } from '#generated/model/index.ts';
import { formatDate } from '#src/lib/date-words.ts';
import { daysLeft, daysUntil } from './days-left.ts';

/**
 * 'Research until 30 November 2026, 8 days left'; of each date that the edition has, but the one
 * that is told already.
 */
export const untilWhen = (programme: ProgrammeProgress, now: Date, shown?: { what: string }): string[] =>
  datesOf(programme)
    .filter(({ what }) => what !== shown?.what)
    .map(({ what, date }) => `${what} until ${formatDate(date)}${told(date, now)}`);

/** What ends next, and when: the first date that is not over, else the last that was. */
export function nextDate(programme: ProgrammeProgress, now: Date): { what: string; date: string } | undefined {
  const dates = datesOf(programme).sort((one, other) => Number(one.date > other.date) - Number(one.date < other.date));
  return dates.find(({ date }) => daysUntil(date, now) >= 0) ?? dates.at(-1);
}

function datesOf({ ResearchDueDate, QADueDate, EndDate }: ProgrammeProgress): { what: string; date: string }[] {
  const dates = [
    { what: 'Research', date: ResearchDueDate },
    { what: 'QA', date: QADueDate },
    { what: 'Edition', date: EndDate },
  ];
  return dates.flatMap(({ what, date }) => (date ? [{ what, date }] : []));
}

function told(date: string, now: Date): string {
  const days = daysUntil(date, now);
  return days > 31 ? '' : `, ${daysLeft(days)}`;
}
