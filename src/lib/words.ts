import { dayOf, MONTHS, two } from './calendar-date.ts';

/** Numbers, names and lists are written and ordered as in Australia, whatever the browser is set to. */
export const LOCALE = 'en-AU';

const plain = new Intl.NumberFormat(LOCALE);
const percent = new Intl.NumberFormat(LOCALE, { style: 'percent' });

/** '28,950'. */
export const formatNumber = (value: number): string => plain.format(value);

/** '12%' of 0.12. */
export const formatPercent = (share: number): string => percent.format(share);

/** The noun for so many: 'indicator', 'indicators'. */
export const nounFor = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many);

/** '1 indicator', '1,200 indicators'. */
export const counted = (count: number, one: string, many?: string): string =>
  `${formatNumber(count)} ${nounFor(count, one, many)}`;

/** '60 Editions', '1 Country': the requirements name what a table holds in the plural. */
export const countedPlural = (count: number, many: string): string =>
  counted(count, many.replace(/ies$/, 'y').replace(/s$/, ''), many);

/** 'Chad, Fiji and Kenya'; of more than `most` the rest is counted: 'Chad, Fiji and 3 others'. */
export function listed(parts: readonly string[], most = parts.length): string {
  const named = parts.length > most ? [...parts.slice(0, most), `${parts.length - most} others`] : parts;
  return new Intl.ListFormat(LOCALE).format(named);
}

/** Alphabetical order. */
export const compareNames = (one: string, other: string): number => one.localeCompare(other, LOCALE);

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

/** The time of day in the viewer's zone: '15:15'. */
export const formatTime = (at: Date): string => `${two(at.getHours())}:${two(at.getMinutes())}`;

/** Three letters, which 'June' and 'Sept' of the browsers' Australian months are not. */
const monthOf = (month: number) => MONTHS[month - 1]?.slice(0, 3);
