import { expect, test } from 'vitest';
import { nextEdition } from '#src/features/editions/next-edition.ts';

const of = (Name: string, StartDate: string, EndDate: string | null, others: string[] = []) =>
  nextEdition(
    { Name, StartDate, EndDate },
    [Name, ...others].map((name) => ({ Name: name })),
  );

test('[B41] the years of the name go on, the dates begin the day after and last as long', () => {
  expect(of('Road Safety Report 2026', '2026-01-01', '2026-12-31')).toEqual({
    ...{ Name: 'Road Safety Report 2027', StartDate: '2027-01-01', EndDate: '2027-12-31' },
  });
  expect(of('Report 2025/26', '2025-07-01', '2026-06-30')).toEqual({
    ...{ Name: 'Report 2026/27', StartDate: '2026-07-01', EndDate: '2027-06-30' },
  });
  expect(of('Report 2024–2025', '2024-01-01', '2025-12-31')).toEqual({
    ...{ Name: 'Report 2026–2027', StartDate: '2026-01-01', EndDate: '2027-12-31' },
  });
});

test('[B41] a leap day makes no year shorter, and days stay days', () => {
  expect(of('2027', '2027-01-01', '2027-12-31')).toMatchObject({ StartDate: '2028-01-01', EndDate: '2028-12-31' });
  expect(of('Pilot', '2026-01-10', '2026-01-19')).toMatchObject({ StartDate: '2026-01-20', EndDate: '2026-01-29' });
  expect(of('Open', '2026-03-01', null)).toMatchObject({ StartDate: '2027-03-01', EndDate: null });
});

test('[B41] the name is one that no edition has', () => {
  expect(of('Report 2026', '2026-01-01', '2026-12-31', ['report 2027 ']).Name).toBe('Report 2028');
  expect(of('Pilot', '2026-01-10', '2026-01-19', ['Pilot 2']).Name).toBe('Pilot 3');
});
