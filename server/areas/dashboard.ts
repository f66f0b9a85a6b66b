import { type Handlers, ok } from '../call.ts';
import { idList, userFilter } from '../query.ts';
import { readFilters } from './dashboard/dashboard-filters.ts';
import { listDashboard } from './dashboard/dashboard-list.ts';

export const dashboard = {
  listDashboardIndicators: async ({ db, caller, params, query }) => {
    const filter = {
      editionId: params.editionId,
      indicatorName: query.indicatorName ?? '',
      countries: idList(query.countries),
      milestones: idList(query.milestones),
      workflows: idList(query.workflows),
      researchUsers: userFilter(query.researchUsers),
      qaUsers: userFilter(query.qaUsers),
      assignedTo: query.currentUser ? caller.id : undefined,
    };
    return ok(await listDashboard(db, filter, query));
  },
  readDashboardFilters: async ({ db, params }) => ok(await readFilters(db, params.editionId)),
} satisfies Partial<Handlers>;
