/** Written when the check was done, of kinds that nobody had thought of before: what it finds of them at first sight is told in docs/drift.md. */
import {
  after,
  answering,
  answers,
  at,
  body,
  bytes,
  deep,
  jsonOf,
  type Layer,
  type Mutant,
  member,
  ok,
  type Row,
  request,
  rows,
  sent,
  withJson,
  withQuery,
} from './mutant.ts';

type Answer = Awaited<ReturnType<Parameters<Layer>[1]>>;

/** Every n-th accepted request is answered in another way. */
const everyNth = (operation: string, n: number, change: (answer: Answer) => Answer) => () => {
  let count = 0;
  const layer: Layer = async (call, next) => {
    const answer = await next(call);
    if (call.operationId !== operation || !ok(answer)) return answer;
    count += 1;
    return count % n === 0 ? change(answer) : answer;
  };
  return layer;
};

const shouted = (value: unknown) =>
  deep(value, (row) => Object.fromEntries(Object.entries(row).map(([name, one]) => [name.toUpperCase(), one])));

export const fresh: Mutant[] = [
  {
    id: 'x-numbers-rounded',
    kind: 'new: numbers',
    operation: 'readIndicatorRating',
    what: 'Ids rounded to hundreds by a float',
    place: 'Id',
    plant: member('readIndicatorRating', 'Id', (id: number) => Math.round(id / 100) * 100),
  },
  {
    id: 'x-nan',
    kind: 'new: numbers',
    operation: 'listCountriesProgress',
    what: 'NaN where nothing is rated',
    plant: answers('listCountriesProgress', ok, (answer) => ({
      ...answer,
      body: bytes(new TextDecoder().decode(answer.body).replace(/"MetCount":\d+/, '"MetCount":NaN')),
    })),
  },
  {
    id: 'x-comments-in-json',
    kind: 'new: transport',
    operation: 'listCompareMilestones',
    what: 'a guard against hijacking before the JSON',
    plant: answers('listCompareMilestones', ok, (answer) => ({
      ...answer,
      body: bytes(`)]}',\n${new TextDecoder().decode(answer.body)}`),
    })),
  },
  {
    id: 'x-flaky',
    kind: 'new: transport',
    operation: 'listActivityIndicators',
    what: 'every ninth answer is 503',
    plant: everyNth('listActivityIndicators', 9, () =>
      answering(503, { type: 'about:blank', title: 'x', status: 503, code: 'unavailable' }, 'application/problem+json'),
    ),
  },
  {
    id: 'x-gone-after-read',
    kind: 'new: state by reading',
    operation: 'listNotifications',
    what: 'what was listed counts as read and is gone',
    plant: () => {
      let count = 0;
      return async (call, next) => {
        const answer = await next(call);
        if (call.operationId !== 'listNotifications' || !ok(answer)) return answer;
        count += 1;
        return count > 12 ? withJson(answer, { Data: [], Count: 0 }) : answer;
      };
    },
  },
  {
    id: 'x-language',
    kind: 'new: texts',
    operation: 'listAssignableIndicators',
    what: 'names in German',
    place: 'Name',
    plant: member('listAssignableIndicators', 'Name', (name: string) => name.replace('Lead agency', 'Leitstelle')),
  },
  {
    id: 'x-short-names',
    kind: 'new: texts',
    operation: 'readCompare',
    what: 'long names end in …',
    place: 'Name',
    plant: member('readCompare', 'IndicatorName', (name: string) =>
      name.length > 20 ? `${name.slice(0, 19)}…` : name,
    ),
  },
  {
    id: 'x-initials',
    kind: 'new: texts',
    operation: 'listComments',
    what: 'authors by family name first',
    place: 'AuthorName',
    plant: member('listComments', 'AuthorName', (name: string) => name.split(' ').reverse().join(', ')),
  },
  {
    id: 'x-null-text',
    kind: 'new: nulls',
    operation: 'listDashboardIndicators',
    what: 'the text "null" for a name that is not there',
    place: 'ResearchUserName',
    plant: member('listDashboardIndicators', 'ResearchUserName', String),
  },
  {
    id: 'x-zero-user',
    kind: 'new: nulls',
    operation: 'listDashboardIndicators',
    what: 'user 0 for nobody',
    place: 'QAUserId',
    plant: member('listDashboardIndicators', 'QAUserId', (id) => id ?? 0),
  },
  {
    id: 'x-duplicates',
    kind: 'new: lists',
    operation: 'listEditionUsers',
    what: 'a JOIN: users twice',
    plant: rows('listEditionUsers', (list) => list.flatMap((row, index) => (index === 0 ? [row, row] : [row]))),
  },
  {
    id: 'x-dashboard-doubled',
    kind: 'new: lists',
    operation: 'listWorkflowIndicators',
    what: 'the last indicator is missing',
    plant: rows('listWorkflowIndicators', (list) => list.slice(0, -1)),
  },
  {
    id: 'x-inactive-hidden',
    kind: 'new: lists',
    operation: 'listUsers',
    what: 'inactive users are not listed',
    plant: rows('listUsers', (list) => list.filter(({ Status }) => Status === 1)),
  },
  {
    id: 'x-others-edition',
    kind: 'new: lists',
    operation: 'listMilestones',
    what: 'always those of the active edition',
    plant: at('listMilestones', (call, next) =>
      next({ ...call, path: call.path.replace(/report-editions\/[123]\//, 'report-editions/4/') }),
    ),
  },
  {
    id: 'x-country-swapped',
    kind: 'new: parameters',
    operation: 'listCountryModules',
    what: 'the tree of another country',
    plant: at('listCountryModules', (call, next) =>
      next({ ...call, path: call.path.replace(/countries\/\d+/, 'countries/404') }),
    ),
  },
  {
    id: 'x-edition-ignored',
    kind: 'new: parameters',
    operation: 'listEditionCountries',
    what: 'the countries of any edition are those of the active one',
    plant: at('listEditionCountries', (call, next) =>
      next({ ...call, path: call.path.replace(/report-editions\/[123]\//, 'report-editions/4/') }),
    ),
  },
  {
    id: 'x-parent-ignored',
    kind: 'new: parameters',
    operation: 'listActivities',
    what: 'a milestone of another edition will do',
    plant: at('listActivities', async (call, next, backend) => {
      const answer = await next(call);
      return answer.status === 404 && Number(call.params.milestoneId) <= 20
        ? backend.ask(
            call.userId ?? 1,
            'GET',
            `/report-editions/${Math.ceil(Number(call.params.milestoneId) / 5)}/milestones/${call.params.milestoneId}/activities`,
          )
        : answer;
    }),
  },
  {
    id: 'x-leading-zero',
    kind: 'new: parameters',
    operation: 'readReportEdition',
    what: 'Ids are parsed leniently: 4abc is 4',
    plant: at('readReportEdition', (call, next) => next({ ...call, path: call.path.replace(/(\d+)[^\d/]+$/, '$1') })),
  },
  {
    id: 'x-query-case',
    kind: 'new: parameters',
    operation: 'listComments',
    what: 'the page size is read as page_size only',
    plant: at('listComments', async (call, next) => {
      const answer = await next(call);
      return ok(answer) ? next(withQuery(call, { pageSize: undefined })) : answer;
    }),
  },
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
    plant: answers(
      'updateReportEdition',
      ({ status }) => status === 409,
      (answer) => {
        const { ChangedByName: _, ChangedOn: _on, ...problem } = jsonOf(answer) as Row;
        return withJson(answer, problem);
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
      given.IndicatorRating === 1 ? { ...given, IndicatorRating: 0 } : given,
    ),
  },
  {
    id: 'x-cascade-comments',
    kind: 'new: side effects',
    operation: 'assignWorkflow',
    what: 'an assignment takes the rating away',
    place: 'Version',
    plant: at('assignWorkflow', async (call, next, { db }) => {
      const answer = await next(call);
      if (ok(answer)) {
        const { IndicatorIds } = jsonOf(call) as { IndicatorIds: number[] };
        await db
          .updateTable('country_indicator')
          .set((eb) => ({ version: eb('version', '+', 1) }))
          .where('indicator_id', 'in', IndicatorIds)
          .execute();
      }
      return answer;
    }),
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
    id: 'x-upper-case',
    kind: 'new: casing',
    operation: 'listRatingHistory',
    what: 'names in capitals, as Oracle gives columns',
    plant: body('listRatingHistory', shouted),
  },
  {
    id: 'x-import-partial',
    kind: 'new: files',
    operation: 'importFile',
    what: 'rows without a fault are stored where others have one',
    plant: at('importFile', async (call, next) => {
      const answer = await next(call);
      return ok(answer) ? withJson(answer, { ...(jsonOf(answer) as Row), success: true }) : answer;
    }),
  },
  {
    id: 'x-export-empty',
    kind: 'new: files',
    operation: 'exportData',
    what: '204: nothing to export, whatever is asked',
    plant: answers('exportData', ok, () => ({ status: 204, headers: new Headers(), body: bytes('') })),
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
