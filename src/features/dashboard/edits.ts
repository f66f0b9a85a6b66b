import type { InfiniteData } from '@tanstack/react-query';
import {
  getListDashboardIndicatorsInfiniteQueryKey,
  getListWorkflowUsersQueryKey,
} from '#generated/hooks/dashboard/dashboard.ts';
import {
  type DashboardIndicator,
  type DashboardIndicatorPage,
  type WorkflowAssignment,
  WorkflowTaskType,
  type WorkflowUser,
} from '#generated/model/index.ts';
import { edit, type OptimisticEdits } from '#src/lib/api/edits.ts';

export const dashboardEdits: OptimisticEdits = {
  assignWorkflow({ editionId, data }, shown) {
    const users = shown<WorkflowUser[]>(getListWorkflowUsersQueryKey(editionId)).flat();
    const name = users.find(({ Id }) => Id === data.AssignedUserId)?.FullName ?? null;
    return [
      edit<InfiniteData<DashboardIndicatorPage>>(getListDashboardIndicatorsInfiniteQueryKey(editionId), (list) =>
        assigned(list, data, name),
      ),
    ];
  },
};

/** The rows of the chosen pairs with their new user; pages without such a row stay the same objects. */
function assigned(
  list: InfiniteData<DashboardIndicatorPage>,
  { WorkflowTaskType: task, AssignedUserId: Id, CountryIds, IndicatorIds }: WorkflowAssignment,
  name: string | null,
): InfiniteData<DashboardIndicatorPage> {
  const countries = new Set(CountryIds);
  const indicators = new Set(IndicatorIds);
  const change =
    task === WorkflowTaskType.AssignForResearch
      ? { ResearchUserId: Id, ResearchUserName: name }
      : { QAUserId: Id, QAUserName: name };
  const isIt = (row: DashboardIndicator) => countries.has(row.CountryId) && indicators.has(row.IndicatorId);
  if (!list.pages.some(({ Data }) => Data.some(isIt))) return list;
  const pages = list.pages.map((page) =>
    page.Data.some(isIt) ? { ...page, Data: page.Data.map((row) => (isIt(row) ? { ...row, ...change } : row)) } : page,
  );
  return { ...list, pages };
}
