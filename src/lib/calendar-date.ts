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

/** '07'. */
export const two = (number: number) => String(number).padStart(2, '0');

/** Is it a day of the calendar, from the year 1000, as `YYYY-MM-DD`? */
export const isDate = (text: string): boolean => /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && dayOf(noonOf(text)) === text;
