import { globSync, readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { became } from '#src/lib/arrow.ts';
import { formatDate, formatDayOf, formatInstant, formatMonthAndDay } from '#src/lib/date-words.ts';
import { compareNames } from '#src/lib/name-order.ts';
import { countedPlural, formatPercent, formatTime, LOCALE } from '#src/lib/words.ts';

const home = process.env.TZ;
afterEach(() => {
  process.env.TZ = home;
});

test('a share is a whole percentage', () => {
  expect(formatPercent(0.126)).toBe('13%');
});

test('what became of a value stands behind an arrow', () => {
  expect(became('Open', 'Research In Progress')).toBe('Open → Research In Progress');
});

test('shares read as Intl writes them', () => {
  const percent = new Intl.NumberFormat('en-AU', { style: 'percent' });
  const differing: string[] = [];
  for (let total = 1; total <= 400; total++)
    for (let part = 0; part <= total; part++)
      if (formatPercent(part / total) !== percent.format(part / total)) differing.push(`${part} of ${total}`);
  expect(differing).toEqual([]);
  expect(formatPercent(12.345)).toBe(percent.format(12.345));
});

test("a table's plural loses its ending for one row", () => {
  expect(countedPlural(1, 'Countries')).toBe('1 Country');
  expect(countedPlural(1, 'Editions')).toBe('1 Edition');
  expect(countedPlural(60, 'Editions')).toBe('60 Editions');
});

test('names with accents stand among those without', () => {
  expect(['Togo', 'Östland', 'Peru', 'oman'].sort(compareNames)).toEqual(['oman', 'Östland', 'Peru', 'Togo']);
});

test('plain names have the order of the language, without its tables', () => {
  const names = ['Côte', 'a b', 'ab', 'a-b', 'A b', 'a', '', '1.2', '1 2', 'Zed', 'zed', 'Z', 'b 10', 'b 9', "a'b"];
  const signs = (order: (one: string, other: string) => number) =>
    names.flatMap((one) => names.map((other) => Math.sign(order(one, other))));
  expect(signs(compareNames)).toEqual(signs((one, other) => one.localeCompare(other, LOCALE)));
});

test('[S48] a date is written dd MMM yyyy, each month in three letters', () => {
  expect(formatDate('2026-01-01')).toBe('01 Jan 2026');
  expect(formatDate('2026-09-30')).toBe('30 Sep 2026');
  expect(formatDate('2026-06-15')).toBe('15 Jun 2026');
});

test('[S48] an instant shows as the day and the time that it is for the viewer', () => {
  process.env.TZ = 'Australia/Sydney';
  expect(formatDayOf('2025-12-31T14:30:00Z')).toBe('01 Jan 2026');
  expect(formatMonthAndDay('2025-12-31T14:30:00Z')).toBe('Jan 01');
  expect(formatInstant('2025-12-31T14:05:00Z')).toBe('1 Jan 2026, 01:05');
  process.env.TZ = 'America/Los_Angeles';
  expect(formatDayOf('2026-01-01T03:00:00Z')).toBe('31 Dec 2025');
  expect(formatInstant('2026-10-01T03:00:00Z')).toBe('30 Sep 2026, 20:00');
  expect(formatTime(new Date('2026-01-01T08:07:00Z'))).toBe('00:07');
});

/** The calendar's own words; the order of a list of the cache, which no screen words. */
const OTHERS = ['src/components/date-field-calendar.tsx', 'src/lib/api/rows.ts'];

test('nothing else in the client names a locale', () => {
  const named = globSync('src/**/*.{ts,tsx}').filter((file) =>
    /\.toLocale(String|DateString|TimeString)\(|\.localeCompare\(|\ben-(AU|GB|US)\b|new Intl\.\w+\((?!LOCALE)/.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(named.sort()).toEqual([...OTHERS, 'src/lib/name-order.ts'].sort());
});
