import { expect, test } from 'vitest';
import type { WorkflowTaskType } from '#generated/enums.ts';
import { getListWorkflowUsersResponseMock } from '#generated/mocks/dashboard/dashboard.msw.ts';
import { dashboardEdits } from '#src/features/dashboard/edits.ts';
import { rowsTo } from './row-data.ts';

const rows = rowsTo(4).map((row, n) => ({ ...row, CountryId: n < 2 ? 404 : 578 }));
const list = { pages: [rows.slice(0, 2), rows.slice(2)].map((Data) => ({ Data, Count: 4 })), pageParams: [0, 2] };

function assigned(task: WorkflowTaskType, CountryIds: number[], IndicatorIds: number[]) {
  const data = { WorkflowTaskType: task, ReportEditionId: 4, AssignedUserId: 11, CountryIds, IndicatorIds };
  const write = { temporaryId: -1, startedOn: '2026-01-01T00:00:00Z', mayBeStored: false };
  const [edit] = dashboardEdits.assignWorkflow?.({ editionId: 4, data }, write) ?? [];
  const shown = <T>() => [getListWorkflowUsersResponseMock() as T];
  return { key: edit?.key, list: edit?.change(list, shown, edit.key) as typeof list };
}

test('[S146, S238] an assignment shows at once in the pairs it names and in the slot of its task, by name', () => {
  const { key, list: shown } = assigned(0, [404], [1001]);
  expect(key).toEqual(['infinite', 'listDashboardIndicators', { editionId: 4 }]);
  expect(shown.pages[0]?.Data).toEqual([rows[0], { ...rows[1], ResearchUserId: 11, ResearchUserName: '陈伟' }]);
  expect(assigned(1, [404], [1001]).list.pages[0]?.Data[1]).toEqual({ ...rows[1], QAUserId: 11, QAUserName: '陈伟' });
});

test('[S238] pages without a pair of the assignment stay the same objects, and so does a list without any', () => {
  expect(assigned(0, [404], [1001]).list.pages[1]).toBe(list.pages[1]);
  expect(assigned(0, [404], [1002]).list).toBe(list);
});
