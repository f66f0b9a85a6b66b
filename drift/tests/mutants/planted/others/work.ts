/** What writes of ratings, comments and editions leave behind. */
import { WorkflowStatus } from '../../../../../generated/enums.ts';
import { at, idIn, jsonOf, type Mutant, ok, type Row, sent, withJson } from '../../mutant.ts';

const kind = 'others-writes';

export const otherWork: Mutant[] = [
  {
    id: 'o-checks-on-again',
    kind,
    operation: 'updateReportEdition',
    what: 'ChecksOff that is left out is emptied; "left out, they stay"',
    plant: sent('updateReportEdition', (value: Row) => ({ ChecksOff: [], ...value })),
  },
  {
    id: 'o-comment-untrimmed',
    kind,
    operation: 'addComment',
    what: 'comments keep the space around them; "stored without the space around it"',
    plant: at('addComment', async (call, next, { db }) => {
      const response = await next(call);
      if (!ok(response)) return response;
      const [{ CommentContent }, comment] = [
        jsonOf(call) as { CommentContent: string },
        jsonOf(response) as { Id: number },
      ];
      await db.updateTable('comment').set({ content: CommentContent }).where('id', '=', comment.Id).execute();
      return withJson(response, { ...comment, CommentContent });
    }),
  },
  {
    id: 'o-return-without-reason',
    kind,
    operation: 'promoteRatingWorkflow',
    what: 'a rating is returned without a word; Reason is "Required to take a rating back by a step"',
    plant: sent('promoteRatingWorkflow', (value: Row) => ({ Reason: 'Returned', ...value })),
  },
  {
    id: 'o-assignments-left',
    kind,
    operation: 'createReportEdition',
    what: 'BringAssignments is not read; "BringAssignments and BringReferences take those … along"',
    plant: sent('createReportEdition', (value: Row) => ({ ...value, BringAssignments: false })),
  },
  {
    id: 'o-stays-open',
    kind,
    operation: 'updateRating',
    what: 'a first save leaves the rating Open; "A save moves Open to ResearchInProgress"',
    plant: at('updateRating', async (call, next, { db }) => {
      const { CountryIndicatorRatingId: id = 0 } = (jsonOf(call) ?? {}) as { CountryIndicatorRatingId?: number };
      const before = Number.isInteger(id)
        ? await db
            .selectFrom('country_indicator')
            .select('status')
            .where('id', '=', idIn(String(id)))
            .executeTakeFirst()
        : undefined;
      const response = await next(call);
      if (!ok(response) || before?.status !== WorkflowStatus.Open) return response;
      await db.updateTable('country_indicator').set({ status: 0 }).where('id', '=', id).execute();
      return withJson(response, { ...(jsonOf(response) as Row), WorkflowStatus: WorkflowStatus.Open });
    }),
  },
];
