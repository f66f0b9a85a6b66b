import { afterEach, describe, expect, test } from 'vitest';
import { dayOf, isDate, noonOf } from '#src/lib/calendar-date.ts';
import { readDate } from '#src/lib/typed-date.ts';

const home = process.env.TZ;
afterEach(() => {
  process.env.TZ = home;
});

test.each([
  ['01 Jan 2026', '2026-01-01'],
  ['1 jan 2026', '2026-01-01'],
  ['1 Jan 1000', '1000-01-01'],
  ['1 January 2026', '2026-01-01'],
  ['30 Sept 2026', '2026-09-30'],
  ['31-Dec-2026', '2026-12-31'],
  ['1/7/2026', '2026-07-01'],
  ['01.07.2026', '2026-07-01'],
  ['13/12/2026', '2026-12-13'],
  ['2026-07-01', '2026-07-01'],
  [' 29 Feb 2028 ', '2028-02-29'],
])('[S51] %s is read as %s', (typed, date) => {
  expect(readDate(typed)).toBe(date);
});

test.each([
  '',
  'tomorrow',
  '1/13/2026',
  '29 Feb 2026',
  '31 Apr 2026',
  '0 Jan 2026',
  '1/7/26',
  '1 Ja 2026',
  '2026-00-10',
  '1 Mayor 2026',
  '1 Jan 0999',
])('[S109] "%s" is no date', (typed) => {
  expect(readDate(typed)).toBeUndefined();
});

describe.each([
  ['Australia/Sydney', '2026-10-04', '2026-04-05'],
  ['Pacific/Auckland', '2026-09-27', '2026-04-05'],
  ['America/Los_Angeles', '2026-03-08', '2026-11-01'],
])('[S48] [S51] in %s', (zone, clocksForward, clocksBack) => {
  test('a chosen day stays that day, also where the clocks change', () => {
    process.env.TZ = zone;
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    for (const date of ['2026-01-01', '2026-12-31', clocksForward, clocksBack]) expect(dayOf(noonOf(date))).toBe(date);
  });
});

test.each([
  ['2026-07-01', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-7-1', false],
  ['0999-07-01', false],
  ['1 Jul 2026', false],
])('an address holds %s as a date: %s', (text, expected) => {
  expect(isDate(text)).toBe(expected);
  expect(readDate(text) === text).toBe(expected);
});
