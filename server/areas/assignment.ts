import { type Handlers, ok } from '../call.ts';
import { invalid } from '../problem.ts';
import { assign, summariseAssignment } from './dashboard/assignment.ts';
import { listAssignees, listAssignmentIndicators, listAssignmentRegions } from './dashboard/assignment-options.ts';

export const assignment = {
  listWorkflowUsers: async ({ db, params }) => ok(await listAssignees(db, params.editionId)),
  listWorkflowIndicators: async ({ db, params }) => ok(await listAssignmentIndicators(db, params.editionId)),
  listWorkflowRegions: async ({ db, params }) => ok(await listAssignmentRegions(db, params.editionId)),
  summariseWorkflowAssignment: async ({ db, params, body: { Countries, Indicators, ...draft } }) => {
    requireSameEdition(params.editionId, draft.ReportEditionId);
    return ok(await summariseAssignment(db, { ...draft, CountryIds: ids(Countries), IndicatorIds: ids(Indicators) }));
  },
  assignWorkflow: async ({ db, params, body }) => {
    requireSameEdition(params.editionId, body.ReportEditionId);
    return ok(await assign(db, body));
  },
} satisfies Partial<Handlers>;

const ids = (rows: { Id: number }[]): number[] => rows.map(({ Id }) => Id);

function requireSameEdition(inAddress: number, inBody: number): void {
  if (inAddress !== inBody)
    throw invalid([{ pointer: '/ReportEditionId', detail: 'must be the edition of the address' }]);
}
