import type { ProgrammeProgress } from '#generated/model/index.ts';
import { todayInUtc } from '#rules/next-step.ts';
import { formatDate } from '#src/lib/date-words.ts';
import { counted } from '#src/lib/words.ts';

const DAY_MS = 86_400_000;

/** 'Research until 30 November 2026, 8 days left'; of each date that the edition has. */
export function untilWhen({ ResearchDueDate, QADueDate, EndDate }: ProgrammeProgress, now: Date): string[] {
  const dates: [string, string | null][] = [
    ['Research', ResearchDueDate],
    ['QA', QADueDate],
    ['Edition', EndDate],
  ];
  return dates.flatMap(([what, date]) => (date ? [`${what} until ${formatDate(date)}${left(date, now)}`] : []));
}

function left(date: string, now: Date): string {
  const days = Math.round((Date.parse(date) - Date.parse(todayInUtc(now))) / DAY_MS);
  if (days < 0) return ', over';
  return days === 0 ? ', today' : days <= 31 ? `, ${counted(days, 'day')} left` : '';
}
