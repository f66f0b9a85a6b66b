import { expect, test } from 'vitest';
import { endsAfterStart, isBeingMade, isDayOf, isNameTaken, NEW_EDITION_ID } from '#rules/edition.ts';

const editions = [
  { Id: 3, Name: 'Road Safety Report 2025' },
  { Id: 4, Name: 'Road Safety Report 2026' },
];

test('[S109] names compare trimmed and without case, and an edition leaves itself out', () => {
  expect(isNameTaken(editions, '  ROAD safety report 2025')).toBe(true);
  expect(isNameTaken(editions, 'Road Safety Report 2027')).toBe(false);
  expect(isNameTaken(editions, 'Road Safety Report 2026', 4)).toBe(false);
  expect(isNameTaken(editions, 'Road Safety Report 2025', 4)).toBe(true);
});

test('[S108] the end date must be after the start date, and may be open', () => {
  expect(endsAfterStart({ StartDate: '2026-01-01', EndDate: '2026-01-02' })).toBe(true);
  expect(endsAfterStart({ StartDate: '2026-01-01', EndDate: '2026-01-01' })).toBe(false);
  expect(endsAfterStart({ StartDate: '2026-01-01', EndDate: '2025-12-31' })).toBe(false);
  expect(endsAfterStart({ StartDate: '2026-01-01', EndDate: null })).toBe(true);
});

test('[B22] a due date is a day of the edition, which may have no end', () => {
  const year = { StartDate: '2026-01-01', EndDate: '2026-12-31' };
  const daysIn = (edition: Parameters<typeof isDayOf>[0]) =>
    ['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01'].filter((date) => isDayOf(edition, date));
  expect(daysIn(year)).toEqual(['2026-01-01', '2026-12-31']);
  expect(daysIn({ ...year, EndDate: null })).toEqual(['2026-01-01', '2026-12-31', '2027-01-01']);
});

test('[S98] an edition is being made until it has an Id of the server', () => {
  expect([isBeingMade({ Id: NEW_EDITION_ID }), isBeingMade({ Id: 4 })]).toEqual([true, false]);
});
