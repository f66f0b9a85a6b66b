import { MONTHS, two } from './calendar-date.ts';

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

/** 1 to 12, or 0; 'Sept' and full names count too. */
function monthNamed(name: string): number {
  const text = name.toLowerCase();
  return MONTHS.findIndex((month) => month.toLowerCase().startsWith(text)) + 1;
}

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();
