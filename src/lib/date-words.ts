import { dayOf, MONTHS, two } from './calendar-date.ts';
import { formatTime } from './words.ts';

// Apart from `words.ts`, because most screens count but show no date.

/** A calendar date as dd MMM yyyy: '01 Jan 2026' (requirements A9). */
export function formatDate(date: string): string {
  const [year, month, day] = date.split('-');
  return `${day} ${monthOf(Number(month))} ${year}`;
}

/** The day of an instant in the viewer's zone, as dd MMM yyyy. */
export const formatDayOf = (instant: string): string => formatDate(dayOf(new Date(instant)));

/** The same as MMM dd: 'Jan 01'. */
export function formatMonthAndDay(instant: string): string {
  const at = new Date(instant);
  return `${monthOf(at.getMonth() + 1)} ${two(at.getDate())}`;
}

/** An instant in the viewer's zone: '7 Nov 2026, 15:15'. */
export function formatInstant(instant: string): string {
  const at = new Date(instant);
  return `${at.getDate()} ${monthOf(at.getMonth() + 1)} ${at.getFullYear()}, ${formatTime(at)}`;
}

/** Three letters, which 'June' and 'Sept' of the browsers' Australian months are not. */
const monthOf = (month: number) => MONTHS[month - 1]?.slice(0, 3);
