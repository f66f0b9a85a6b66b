import { expect, test } from 'vitest';
import { nextEdition } from '#src/features/editions/next-edition.ts';

const of = (Name: string, StartDate: string, EndDate: string | null, others: string[] = []) =>
  nextEdition(
    { Name, StartDate, EndDate },
    [Name, ...others].map((name) => ({ Name: name })),
  );

test('[B41] the years of the name go on, the dates begin the day after and last as long', () => {
  expect(of('Road Safety Report 2026', '2026-01-01', '2026-12-31')).toMatchObject({
    ...{ Name: 'Road Safety Report 2027', StartDate: '2027-01-01', EndDate: '2027-12-31' },
  });
  expect(of('Report 2025/26', '2025-07-01', '2026-06-30')).toMatchObject({
    ...{ Name: 'Report 2026/27', StartDate: '2026-07-01', EndDate: '2027-06-30' },
  });
  expect(of('Report 2024–2025', '2024-01-01', '2025-12-31')).toMatchObject({
    ...{ Name: 'Report 2026–2027', StartDate: '2026-01-01', EndDate: '2027-12-31' },
  });
});

test('[B41] a leap day makes no year shorter, and days stay days', () => {
  expect(of('2027', '2027-01-01', '2027-12-31')).toMatchObject({ StartDate: '2028-01-01', EndDate: '2028-12-31' });
  expect(of('Pilot', '2026-01-10', '2026-01-19')).toMatchObject({ StartDate: '2026-01-20', EndDate: '2026-01-29' });
  expect(of('Open', '2026-03-01', null)).toMatchObject({ StartDate: '2027-03-01', EndDate: null });
});

test('[B22] due dates move along with the beginning', () => {
  const due = (StartDate: string, EndDate: string | null, ResearchDueDate: string | null, QADueDate?: string) =>
    nextEdition({ ...{ Name: 'R', StartDate, EndDate, ResearchDueDate }, ...(QADueDate && { QADueDate }) }, []);
  expect(due('2026-01-01', '2026-12-31', '2026-11-30', '2026-12-15')).toMatchObject({
    ...{ ResearchDueDate: '2027-11-30', QADueDate: '2027-12-15' },
  });
  expect(due('2027-03-01', null, '2028-02-29')).toMatchObject({ ResearchDueDate: '2029-02-28', QADueDate: null });
  expect(due('2026-01-10', '2026-01-19', '2026-01-15')).toMatchObject({ ResearchDueDate: '2026-01-25' });
});

test('[B41] the name is one that no edition has', () => {
  expect(of('Report 2026', '2026-01-01', '2026-12-31', ['report 2027 ']).Name).toBe('Report 2028');
  expect(of('Pilot', '2026-01-10', '2026-01-19', ['Pilot 2']).Name).toBe('Pilot 3');
});
