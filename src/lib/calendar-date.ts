/**
 * Calendar dates are `YYYY-MM-DD` texts from end to end; a `Date` of a zone is made for the
 * calendar alone, at noon.
 */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const FORMS = [
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})\s*[/.-]\s*(?<month>\d{1,2})\s*[/.-]\s*(?<year>\d{4})$/,
  /^(?<day>\d{1,2})[\s.-]*(?<name>[a-z]{3,9})[\s.,-]*(?<year>\d{4})$/i,
];

/**
 * Reads what a person types: '1 Jan 2026', '01 January 2026', '1/7/2026' (day first), '2026-07-01'.
 * Undefined where it is no date.
 */
export function readDate(text: string): string | undefined {
  const found = FORMS.map((form) => form.exec(text.trim())?.groups).find(Boolean);
  if (!found) return undefined;
  const [year, month, day] = [
    Number(found.year),
    found.name ? monthNamed(found.name) : Number(found.month),
    Number(found.day),
  ];
  if (year < 1000 || month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return undefined;
  return [String(year), two(month), two(day)].join('-');
}

/** The day that a `Date` shows on the viewer's clock. */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');

/**
 * Noon of a calendar date in the viewer's zone: no change of summer time moves it to another day.
 */
export function noonOf(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day, 12);
}

/** 1 to 12, or 0; 'Sept' and full names count too. */
function monthNamed(name: string): number {
  const text = name.toLowerCase();
  return MONTHS.findIndex((month) => month.toLowerCase().startsWith(text)) + 1;
}

/** '07'. */
export const two = (number: number) => String(number).padStart(2, '0');
const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();
