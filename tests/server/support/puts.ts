import type { OperationId } from '#generated/operations.ts';
import { kenya, kenyaRatingId, type TestApp } from './app.ts';
import { exampleBody } from './bodies.ts';
import { setRow } from './ratings.ts';
import { bodyFor, current, previous, putReference } from './references.ts';

export interface Put {
  as?: number;
  params: Record<string, number>;
  body?: object;
  /** What another request of the same operation asks for. */
  other: { params?: Record<string, number>; body?: object };
  /** What somebody else does before it is sent again, so that the work, done anew, would do or answer something else. */
  meanwhile?: () => Promise<unknown>;
}

const edition = { id: 4 };
const setVersion = (
  test: TestApp,
  table: 'edition' | 'milestone' | 'activity' | 'indicator',
  id: number,
  version = 90,
) => test.db.updateTable(table).set({ version }).where('id', '=', id).execute();
const example = (operationId: OperationId, change: object = {}) => ({ ...exampleBody(operationId), ...change });
const removeReferences = (test: TestApp, title: string) =>
  test.db.deleteFrom('reference').where('title', '=', title).execute();
let serial = 0;
export const unique = () => `Sent twice ${++serial}`;

/** Each PUT of the contract, as it is accepted in the demonstration of `app()`. */
export const putsOf = (app: () => TestApp): Partial<Record<OperationId, () => Promise<Put>>> => ({
  updateReportEdition: async () => ({
    params: edition,
    body: example('updateReportEdition'),
    other: { body: example('updateReportEdition', { EndDate: '2027-03-31' }) },
    meanwhile: () => setVersion(app(), 'edition', 4, 2),
  }),
  updateMilestone: async () => ({
    params: edition,
    body: example('updateMilestone', { Version: 1 }),
    other: { body: example('updateMilestone', { Description: 'Another' }) },
    meanwhile: () => setVersion(app(), 'milestone', Number(exampleBody('updateMilestone').Id)),
  }),
  updateActivity: async () => ({
    params: edition,
    body: example('updateActivity', { Version: 1 }),
    other: { body: example('updateActivity', { Description: 'Another' }) },
    meanwhile: () => setVersion(app(), 'activity', Number(exampleBody('updateActivity').Id)),
  }),
  reorderActivity: async () => ({
    params: edition,
    body: example('reorderActivity'),
    other: { body: example('reorderActivity', { OrderDirection: 1 }) },
  }),
  updateIndicator: async () => ({
    params: edition,
    body: example('updateIndicator', { Version: 1 }),
    other: { body: example('updateIndicator', { Description: 'Another description' }) },
    meanwhile: () => setVersion(app(), 'indicator', Number(exampleBody('updateIndicator').Id)),
  }),
  reorderIndicator: async () => ({
    params: edition,
    body: example('reorderIndicator'),
    other: { body: example('reorderIndicator', { OrderDirection: 0 }) },
  }),
  unassignParentIndicator: async () => {
    const { id, parent_indicator_id } = await app()
      .db.selectFrom('indicator')
      .select(['id', 'parent_indicator_id'])
      .where('edition_id', '=', 4)
      .where('parent_indicator_id', 'is not', null)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    return {
      params: { ...edition, indicatorId: id },
      other: { params: { ...edition, indicatorId: 451 } },
      meanwhile: () => app().db.updateTable('indicator').set({ parent_indicator_id }).where('id', '=', id).execute(),
    };
  },
  assignWorkflow: async () => ({
    params: { editionId: 4 },
    body: example('assignWorkflow'),
    other: { body: example('assignWorkflow', { CountryIds: [404] }) },
    meanwhile: () => setRow(app(), { research_user_id: 2 }),
  }),
  applyAssignmentPlan: async () => ({
    params: { editionId: 4 },
    body: example('applyAssignmentPlan'),
    other: { body: example('applyAssignmentPlan', { LeaveCompleted: false }) },
  }),
  setDueDates: async () => ({
    params: { editionId: 4 },
    body: example('setDueDates'),
    other: { body: example('setDueDates', { ResearchDueDate: null }) },
  }),
  stepBackRatings: async () => {
    await setRow(app(), { status: 2 });
    const other = { body: example('stepBackRatings', { WorkflowStatus: 2 }) };
    return { params: { editionId: 4 }, body: example('stepBackRatings'), other };
  },
  // the researcher, who may do neither any more once the rating is in QA
  updateRating: async () => {
    await setRow(app(), { status: 1, version: 3, research_user_id: 2, qa_user_id: 3 });
    return {
      as: 2,
      params: kenya,
      body: example('updateRating'),
      other: { body: example('updateRating', { ResearcherNote: 'Another note' }) },
      meanwhile: () => setRow(app(), { status: 2, version: 5 }),
    };
  },
  promoteRatingWorkflow: async () => {
    await setRow(app(), { status: 1, version: 4, research_user_id: 2, qa_user_id: 3 });
    return {
      as: 2,
      params: kenya,
      body: example('promoteRatingWorkflow'),
      other: { body: example('promoteRatingWorkflow', { WorkflowStatus: 1 }) },
    };
  },
  updatePreferences: async () => ({
    params: {},
    body: example('updatePreferences'),
    other: { body: { SingleKeys: true } },
    meanwhile: () => app().db.deleteFrom('user_preference').execute(),
  }),
  updateUser: async () => ({
    params: { userId: 4 },
    body: example('updateUser'),
    other: { body: example('updateUser', { FullName: 'Another name' }) },
    meanwhile: () => app().db.updateTable('app_user').set({ version: 90 }).where('id', '=', 4).execute(),
  }),
  updateView: async () => ({
    params: { viewId: 1 },
    body: example('updateView'),
    other: { body: example('updateView', { Name: 'Another name' }) },
    meanwhile: () => app().db.updateTable('saved_view').set({ version: 90 }).where('id', '=', 1).execute(),
  }),
  clearNotification: async () => {
    const { Data } = (await app().call('listNotifications', { as: 2 })).json();
    const [first, second] = Data as { CommentId: number }[];
    const open = { cleared_on: null };
    return {
      as: 2,
      params: { taggedId: 2, commentId: Number(first?.CommentId) },
      other: { params: { taggedId: 2, commentId: Number(second?.CommentId) } },
      meanwhile: () => app().db.updateTable('comment_tag').set(open).where('user_id', '=', 2).execute(),
    };
  },
  updateReference: async () => {
    const title = unique();
    const referenceId = await putReference(app(), { title });
    const body = { ...bodyFor(current), Title: title, Version: 1 };
    return {
      params: { ...current, referenceId },
      body: { ...body, Information: 'Chapter 3 repeats it.' },
      other: { body: { ...body, Information: 'Chapter 4 repeats it.' } },
      meanwhile: () => removeReferences(app(), title),
    };
  },
  copyReference: async () => {
    const referenceId = await putReference(app(), { title: unique() });
    const [indicators, countries] = [[{ Id: 452 }], [{ Id: 404 }, { Id: 604 }]];
    return {
      params: current,
      body: { referenceId, indicators, countries },
      other: { body: { referenceId, indicators: [{ Id: 453 }], countries } },
    };
  },
  copyReferenceToCurrent: async () => {
    const title = unique();
    const referenceId = await putReference(app(), { title, country_indicator_id: previous.ratingId });
    return {
      params: { ...current, referenceId },
      other: { params: { ...current, referenceId: referenceId - 1 } },
      meanwhile: () =>
        app()
          .db.deleteFrom('reference')
          .where('title', '=', title)
          .where('country_indicator_id', '=', kenyaRatingId)
          .execute(),
    };
  },
});
