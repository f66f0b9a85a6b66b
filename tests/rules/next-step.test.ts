import { expect, test } from 'vitest';
import { WorkflowStatus } from '#generated/enums.ts';
import { isOverdue, nextStep, todayInUtc } from '#rules/next-step.ts';

const { Open, ResearchInProgress, QAInProgress, QACompleted } = WorkflowStatus;
const work = {
  ...{ WorkflowStatus: ResearchInProgress as WorkflowStatus, ResearchUserId: 2, QAUserId: 3 },
  ...{ ResearchDueDate: '2026-11-20', QADueDate: '2026-11-30' },
};
const research = { task: 'research', userId: 2, dueDate: '2026-11-20' };

test.each([
  [Open, research],
  [ResearchInProgress, research],
  [QAInProgress, { task: 'qa', userId: 3, dueDate: '2026-11-30' }],
  [QACompleted, null],
])('[B13] in status %i the next step is %o, and none where a parent decides', (status, step) => {
  expect(nextStep({ ...work, WorkflowStatus: status })).toEqual(step);
  expect(nextStep({ ...work, WorkflowStatus: status, IsDecided: true })).toBeNull();
});

test('[B13] nobody may be assigned, and nothing may be due', () => {
  const none = { ResearchUserId: null, QAUserId: null, ResearchDueDate: undefined, QADueDate: undefined };
  expect(nextStep({ ...work, ...none })).toEqual({ task: 'research', userId: null, dueDate: null });
  expect(nextStep({ ...work, ...none, WorkflowStatus: QAInProgress })).toEqual({
    ...{ task: 'qa', userId: null, dueDate: null },
  });
});

test('[B22] it is overdue when the day of its next step is over in UTC', () => {
  const [onTheDay, after] = [new Date('2026-11-20T23:59:59Z'), new Date('2026-11-21T00:00:00Z')];
  expect([todayInUtc(onTheDay), todayInUtc(after)]).toEqual(['2026-11-20', '2026-11-21']);
  expect([isOverdue(work, onTheDay), isOverdue(work, after)]).toEqual([false, true]);
  expect(isOverdue({ ...work, WorkflowStatus: QAInProgress }, after)).toBe(false);
  expect(isOverdue({ ...work, WorkflowStatus: QACompleted }, after)).toBe(false);
  expect(isOverdue({ ...work, ResearchDueDate: null }, after)).toBe(false);
});
