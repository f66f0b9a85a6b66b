import { expect, test } from 'vitest';
import { endsAfterStart, isNameTaken } from '#rules/edition.ts';

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
