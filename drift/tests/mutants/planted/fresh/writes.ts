/**
 * Writes, written when the check was done; what was found of them at first sight is reported in
 * docs/drift/what-is-found.md.
 */
import { Polarity } from '../../../../../generated/enums.ts';
import {
  after,
  at,
  body,
  bytes,
  jsonOf,
  type Mutant,
  ok,
  type Row,
  request,
  responses,
  sent,
  withJson,
} from '../../mutant.ts';

export const freshWrites: Mutant[] = [
  {
    id: 'x-status-of-user',
    kind: 'new: rights',
    operation: 'addReference',
    what: 'a researcher may cite where another is assigned',
    plant: request('addReference', async (call, { tokenOf }) => {
      if (call.userId !== 2 && call.userId !== 4) return call;
      const headers = new Headers(call.headers);
      headers.set('authorization', `Bearer ${await tokenOf(1)}`);
      return { ...call, headers };
    }),
  },
  {
    id: 'x-author-admin',
    kind: 'new: rights',
    operation: 'addComment',
    what: 'the author is whoever the body of the session says: always the administrator',
    place: 'AuthorId',
    plant: after('addComment', ({ db }, { Id }: Row) =>
      db.updateTable('comment').set({ author_id: 3 }).where('id', '=', Number(Id)).execute(),
    ),
  },
  {
    id: 'x-updated-by',
    kind: 'new: traces',
    operation: 'updateRating',
    what: 'who changed it last is not kept',
    place: 'RatingLastUpdatedByName',
    plant: body('updateRating', (row: Row) => ({ ...row, RatingLastUpdatedByName: null })),
  },
  {
    id: 'x-updated-on',
    kind: 'new: traces',
    operation: 'promoteRatingWorkflow',
    what: 'a step counts as a change of the rating',
    place: 'RatingLastUpdatedOn',
    plant: after('promoteRatingWorkflow', ({ db }, { Id }: Row) =>
      db
        .updateTable('country_indicator')
        .set({ rating_updated_on: new Date('2030-01-01') })
        .where('id', '=', Number(Id))
        .execute(),
    ),
  },
  {
    id: 'x-stale-by-name',
    kind: 'new: traces',
    operation: 'updateReportEdition',
    what: 'a stale answer does not say who',
    place: 'ChangedByName',
    plant: responses(
      'updateReportEdition',
      ({ status }) => status === 409,
      (response) => {
        const { ChangedByName: _, ChangedOn: _on, ...problem } = jsonOf(response) as Row;
        return withJson(response, problem);
      },
    ),
  },
  {
    id: 'x-second-save-lost',
    kind: 'new: persistence',
    operation: 'updateReference',
    what: 'only every second change is stored',
    plant: () => {
      let count = 0;
      return async (call, next) => {
        if (call.operationId !== 'updateReference') return next(call);
        count += 1;
        const given = jsonOf(call) as Row | undefined;
        return count % 2 === 0 && given && 'Publisher' in given
          ? next({
              ...call,
              body: bytes(
                JSON.stringify(Object.fromEntries(Object.entries(given).filter(([name]) => name !== 'Publisher'))),
              ),
            })
          : next(call);
      };
    },
  },
  {
    id: 'x-merged-with-default',
    kind: 'new: persistence',
    operation: 'createIndicator',
    what: 'negative is not stored: every new indicator is positive',
    place: 'IndicatorRating',
    plant: sent('createIndicator', (given: Row) =>
      given.IndicatorRating === Polarity.Negative ? { ...given, IndicatorRating: Polarity.Positive } : given,
    ),
  },
  {
    id: 'x-cascade-comments',
    kind: 'new: side effects',
    operation: 'assignWorkflow',
    what: 'an assignment takes the rating away',
    place: 'Version',
    plant: at('assignWorkflow', async (call, next, { db }) => {
      const response = await next(call);
      if (ok(response)) {
        const { IndicatorIds } = jsonOf(call) as { IndicatorIds: number[] };
        await db
          .updateTable('country_indicator')
          .set((eb) => ({ version: eb('version', '+', 1) }))
          .where('indicator_id', 'in', IndicatorIds)
          .execute();
      }
      return response;
    }),
  },
  {
    id: 'x-aside-without-note',
    kind: 'side effects',
    operation: 'unassignParentIndicator',
    what: 'what was set aside of a child comes back without its note',
    place: 'ResearcherNote',
    plant: after('unassignParentIndicator', ({ db }, { Id }: Row) =>
      db
        .updateTable('country_indicator')
        .set({ researcher_note: null })
        .where('indicator_id', '=', Number(Id))
        .execute(),
    ),
  },
  {
    id: 'x-notified-all',
    kind: 'new: side effects',
    operation: 'addComment',
    what: 'everybody of the edition is told',
    plant: after('addComment', async ({ db }, { Id, AuthorId }: Row) => {
      for (const user_id of [1, 2, 3, 4].filter((one) => one !== AuthorId))
        await db
          .insertInto('comment_tag')
          .values({ comment_id: Number(Id), user_id })
          .onConflict((oc) => oc.doNothing())
          .execute();
    }),
  },
  {
    id: 'x-import-partial',
    kind: 'new: files',
    operation: 'importFile',
    what: 'rows without a fault are stored where others have one',
    plant: at('importFile', async (call, next) => {
      const response = await next(call);
      return ok(response) ? withJson(response, { ...(jsonOf(response) as Row), success: true }) : response;
    }),
  },
  {
    id: 'x-export-empty',
    kind: 'new: files',
    operation: 'exportData',
    what: '204: nothing to export, whatever is asked',
    plant: responses('exportData', ok, () => ({ status: 204, headers: new Headers(), body: bytes('') })),
  },
  {
    id: 'x-gzip-unsaid',
    kind: 'new: files',
    operation: 'exportCompare',
    what: 'a workbook of the wrong indicators',
    plant: sent('exportCompare', (given: Row) =>
      Array.isArray(given.IndicatorIds) &&
      given.IndicatorIds.length > 0 &&
      given.IndicatorIds.every((id) => Number.isInteger(id) && Number(id) > 0)
        ? { ...given, IndicatorIds: [1] }
        : given,
    ),
  },
];
