import { expect, test } from 'vitest';
import { stateOf } from '#src/features/dashboard/assignment/run-state.ts';
import type { Part, Run } from '#src/features/dashboard/assignment/run-store.ts';
import { failedWords } from '#src/features/dashboard/assignment/run-words.ts';
import { ApiError } from '#src/lib/api/api-error.ts';
import type { CallState } from '#src/lib/api/use-calls.ts';

type Call = CallState<'assignWorkflow'>;
const part = (subject: string, assigned?: number): Part => ({
  ...{ subject, name: `part ${subject}`, count: 2, rows: [] },
  ...(assigned !== undefined && { assigned }),
  call: {
    editionId: 4,
    data: { WorkflowTaskType: 0, ReportEditionId: 4, AssignedUserId: 11, CountryIds: [1], IndicatorIds: [2] },
  },
});
const run = (...parts: Part[]): Run => ({ id: 'one', kind: 'selected', task: 0, userName: '陈伟', parts });
const call = (subject: string, state: Partial<Call>): Call => ({
  ...{ operationId: 'assignWorkflow', subject, status: 'pending', isProcessing: false },
  ...{ variables: undefined, error: null, settledAt: undefined, ...state },
});
const failed = (status: number) =>
  ({ status: 'error', error: new ApiError('assignWorkflow', '/x', { status }) }) as const;

test('[S205] the parts of a run are matched by subject, and the last call of each counts', () => {
  const state = stateOf(run(part('a', 2), part('b')), [
    call('a', failed(409)),
    call('b', failed(409)),
    call('a', { status: 'success' }),
  ]);
  expect(state.refused.map(({ subject }) => subject)).toEqual(['b']);
  expect([state.assigned, state.answered, state.isUnderWay]).toEqual([2, 2, false]);
});

test('[S205, S129] a part that the server still processes is under way; one without a response can be tried again', () => {
  const inProgress = stateOf(run(part('a')), [call('a', { isProcessing: true })]);
  expect([inProgress.isUnderWay, inProgress.processing.length, inProgress.failed.length]).toEqual([true, 1, 0]);
  const unanswered = stateOf(run(part('a')), [call('a', failed(503))]);
  expect([unanswered.isUnderWay, unanswered.processing.length, unanswered.failed.length]).toEqual([false, 0, 1]);
  expect(failedWords(unanswered, 2)).toEqual([
    '2 of 2 country indicators may not have been assigned to 陈伟 as research user: part a. The server did not say whether it was done.',
  ]);
});
