import type { InfiniteData } from '@tanstack/react-query';
import { WorkflowStatus, WorkflowTaskType } from '#generated/enums.ts';
import {
  getListDashboardIndicatorsInfiniteQueryKey,
  getListWorkflowUsersQueryKey,
} from '#generated/hooks/dashboard/dashboard.ts';
import type { DashboardIndicator, DashboardIndicatorPage, WorkflowUser } from '#generated/model/index.ts';
import { edit, type OptimisticEdits } from '#src/lib/api/edits.ts';
import { changedPages, changedRows } from '#src/lib/api/rows.ts';
import { bulkEdits } from './bulk/edits.ts';

export const dashboardEdits: OptimisticEdits = {
  ...bulkEdits,
  assignWorkflow({
    editionId,
    data: { WorkflowTaskType: task, AssignedUserId: Id, CountryIds, IndicatorIds, LeaveCompleted },
  }) {
    const countries = new Set(CountryIds);
    const indicators = new Set(IndicatorIds);
    return [
      edit<InfiniteData<DashboardIndicatorPage>>(
        getListDashboardIndicatorsInfiniteQueryKey({ editionId }),
        (list, shown) => {
          const users = shown<WorkflowUser[]>(getListWorkflowUsersQueryKey({ editionId })).flat();
          const name = users.find((user) => user.Id === Id)?.FullName ?? null;
          const change =
            task === WorkflowTaskType.AssignForResearch
              ? { ResearchUserId: Id, ResearchUserName: name }
              : { QAUserId: Id, QAUserName: name };
          const assigned = (row: DashboardIndicator) =>
            countries.has(row.CountryId) &&
            indicators.has(row.IndicatorId) &&
            !(LeaveCompleted && row.WorkflowStatus === WorkflowStatus.QACompleted)
              ? { ...row, ...change }
              : row;
          return changedPages(list, (page) => changedRows(page, assigned));
        },
      ),
    ];
  },
};
