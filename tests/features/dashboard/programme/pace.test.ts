import { expect, test } from 'vitest';
import type { Programme } from '#generated/model/index.ts';
import { scaleOf } from '#src/features/dashboard/programme/burn-up-scale.ts';
import { paceOf } from '#src/features/dashboard/programme/pace.ts';

const week = (day: string, Completed: number) => ({ Date: day, Submitted: Completed, Completed });

function programmeWith(points: Programme['OverTime'], dates: Partial<Programme['Progress']> = {}): Programme {
  const done = points.at(-1)?.Completed ?? 0;
  return {
    Progress: {
      Total: 1000,
      WorkflowStatuses: { Open: 1000 - done, ResearchInProgress: 0, QAInProgress: 0, QAComplete: done },
      StartDate: '2026-01-01',
      EndDate: '2026-12-31',
      ResearchDueDate: null,
      QADueDate: null,
      ...dates,
    },
    OverTime: points,
    Milestones: [],
    Regions: [],
  };
}
const tenAWeek = [week('2026-10-01', 0), week('2026-10-08', 100), week('2026-11-05', 140)];

test('[B20] the pace is that of the last four weeks, and says when all is completed', () => {
  const pace = paceOf(programmeWith(tenAWeek));
  expect(pace.now).toBe(10);
  expect(pace.needed).toBeCloseTo(860 / 8, 10);
  expect(pace).toMatchObject({ dueDate: '2026-12-31', done: '2028-06-29', isLate: true });
});

test('[B20] the QA due date comes before the end of the edition', () => {
  expect(paceOf(programmeWith(tenAWeek, { QADueDate: '2026-11-12' }))).toMatchObject({
    dueDate: '2026-11-12',
    needed: 860,
  });
});

test.each([
  ['on its first day', [week('2026-01-01', 0)], { now: 0, done: undefined, isLate: true }],
  ['where nothing moves', [week('2026-10-01', 50), week('2026-11-05', 50)], { now: 0, done: undefined, isLate: true }],
  ['where all is completed', [week('2026-10-01', 0), week('2026-11-05', 1000)], { done: undefined, isLate: false }],
])('[B20] the pace %s', (_when, points, expected) => {
  expect(paceOf(programmeWith(points))).toMatchObject(expected);
});

test('[B20] without a date nothing is late', () => {
  expect(paceOf(programmeWith(tenAWeek, { EndDate: null }))).toMatchObject({ needed: undefined, isLate: false });
});

test('[B20] the chart reaches from the start to the last date, and to all', () => {
  const scale = scaleOf(programmeWith(tenAWeek, { StartDate: '2026-10-01' }));
  expect([scale.x('2026-10-01'), scale.x('2026-12-31')]).toEqual([0, 100]);
  expect([scale.y(0), scale.y(1000)]).toEqual([0, 100]);
  expect(scale.counts).toEqual([0, 500, 1000]);
  expect(scale.months.map(({ label }) => label)).toEqual(['Oct', 'Nov', 'Dec']);
});

test('[B20] an edition of many years names few of its months', () => {
  const { months } = scaleOf(programmeWith(tenAWeek, { EndDate: '2032-12-31' }));
  expect(months.length).toBeLessThanOrEqual(12);
});
