/** What reads get wrong about their own figures, orders and filters. */
import {
  as,
  at,
  type BackendResponse,
  body,
  type Call,
  jsonOf,
  type Mutant,
  ok,
  type Row,
  request,
  respondWith,
  rows,
  withJson,
  withQuery,
} from '../../mutant.ts';

const kind = 'others-reads';
const problem = (status: number, code: string, detail: string): BackendResponse =>
  respondWith(
    status,
    { type: 'about:blank', title: 'Refused', status, detail, code },
    'application/problem+json; charset=utf-8',
  );

interface Total {
  Score: number | null;
  Rated: number;
  Indicators: number;
  Rank: number | null;
}
const parsed = (text: string | null): unknown[] => {
  try {
    return JSON.parse(text ?? '[]') as unknown[];
  } catch {
    return [];
  }
};

export const otherReads: Mutant[] = [
  {
    id: 'o-comments-oldest-first',
    kind,
    operation: 'listComments',
    what: 'comments come oldest first; "Newest first; of the same instant, the higher Id first"',
    plant: rows('listComments', (list) => list.toReversed()),
  },
  {
    id: 'o-count-of-page',
    kind,
    operation: 'listNotifications',
    what: 'Count is the number of rows of the page; NotificationPage.Count is how many there are on all pages',
    plant: body('listNotifications', (value: { Data: Row[] }) => ({ ...value, Count: value.Data.length })),
  },
  {
    id: 'o-no-score-is-zero',
    kind,
    operation: 'readCompare',
    what: 'PreviousScore is 0 with one edition; "null = NA, and always with one edition"',
    plant: body('readCompare', (value: { Editions: Row[]; Indicators: { CountryRatings: Row[] }[] }) =>
      value.Editions.length > 1
        ? value
        : {
            ...value,
            Indicators: value.Indicators.map((one) => ({
              ...one,
              CountryRatings: one.CountryRatings.map((rating) => ({ ...rating, PreviousScore: 0 })),
            })),
          },
    ),
  },
  {
    id: 'o-sources-by-title',
    kind,
    operation: 'listCountrySources',
    what: 'sources are ordered by title alone; "By UsedCount, the most used first, then Title and Id"',
    plant: rows('listCountrySources', (list) =>
      list.toSorted((a, b) => String((a.Reference as Row).Title).localeCompare(String((b.Reference as Row).Title))),
    ),
  },
  {
    id: 'o-facets-own-filter',
    kind,
    operation: 'readDashboardFacets',
    what: 'the options of a filter obey that filter too; "with this one option in place of its own filter"',
    plant: at('readDashboardFacets', async (call, next) => {
      const response = await next(call);
      const chosen = parsed(call.query.get('workflows'));
      if (!ok(response) || chosen.length === 0) return response;
      const value = jsonOf(response) as { WorkflowStatuses: { Id: number }[] };
      return withJson(response, {
        ...value,
        WorkflowStatuses: value.WorkflowStatuses.filter(({ Id }) => chosen.includes(Id)),
      });
    }),
  },
  {
    id: 'o-region-countries-descending',
    kind,
    operation: 'listResults',
    what: 'CountryIds of a region fall; "The countries of the region that are in the edition, ascending"',
    plant: body('listResults', (value: { Regions: { CountryIds: number[] }[] }) => ({
      ...value,
      Regions: value.Regions.map((one) => ({ ...one, CountryIds: one.CountryIds.toReversed() })),
    })),
  },
  {
    id: 'o-rank-of-few',
    kind,
    operation: 'listResults',
    what: 'every country with a score has a rank; "Null where less than half is rated"',
    plant: body('listResults', (value: { Countries: { Total: Total }[] }) => {
      const last = value.Countries.filter(({ Total }) => Total.Rank !== null).length;
      return {
        ...value,
        Countries: value.Countries.map((one) => ({
          ...one,
          Total: { ...one.Total, Rank: one.Total.Rank ?? (one.Total.Score === null ? null : last + 1) },
        })),
      };
    }),
  },
  {
    id: 'o-region-pooled',
    kind,
    operation: 'listResults',
    what: 'a region\'s score is weighed by what is rated; "a region\'s that of its countries" is their mean',
    plant: body(
      'listResults',
      (value: { Countries: { Region: string; Total: Total }[]; Regions: { Region: string; Total: Total }[] }) => ({
        ...value,
        Regions: value.Regions.map((region) => {
          const own = value.Countries.filter((one) => one.Region === region.Region && one.Total.Score !== null);
          const rated = own.reduce((sum, { Total }) => sum + Total.Rated, 0);
          const points = own.reduce((sum, { Total }) => sum + Total.Rated * (Total.Score ?? 0), 0);
          const Score = rated > 0 ? Math.round((points / rated) * 10) / 10 : null;
          return { ...region, Total: { ...region.Total, Score } };
        }),
      }),
    ),
  },
  {
    id: 'o-overdue-of-both',
    kind,
    operation: 'readMyWork',
    what: 'overdue research counts overdue QA too; "Ones that wait for the caller as researcher"',
    plant: body('readMyWork', (value: { Research: { Overdue: number }; QA: { Overdue: number } }) => ({
      ...value,
      Research: { ...value.Research, Overdue: value.Research.Overdue + value.QA.Overdue },
    })),
  },
  {
    id: 'o-stuck-days-ignored',
    kind,
    operation: 'listStuck',
    what: 'days is not read; "LongInQA holds for what has waited for QA for more than so many days"',
    plant: request('listStuck', (call) => withQuery(call, { days: undefined })),
  },
  {
    id: 'o-workload-active-only',
    kind,
    operation: 'listWorkload',
    what: 'inactive people are left out; "Everybody who is in the edition"',
    plant: rows('listWorkload', (list) => list.filter(({ IsActive }) => IsActive)),
  },
  {
    id: 'o-next-of-country',
    kind,
    operation: 'readAdjacentIndicators',
    what: "Next never leads through the caller's own assignments, as the description says it does",
    plant: at('readAdjacentIndicators', async (call, next, backend) => {
      const response = await next(call);
      return ok(response) ? next(await as(5, call, backend)) : response;
    }),
  },
  {
    id: 'o-search-case',
    kind,
    operation: 'listDashboardIndicators',
    what: 'the search minds case; indicatorName is "without regard to case and accents"',
    plant: at('listDashboardIndicators', async (call, next) => {
      const term = call.query.get('indicatorName');
      if (!term) return next(call);
      const response = await next(withQuery(call, { offset: 0, pageSize: 200 }));
      if (!ok(response)) return next(call);
      const all = (jsonOf(response) as { Data: Row[] }).Data.filter((row) =>
        `${row.OrderNumber} ${row.IndicatorName}`.includes(term),
      );
      const [offset, size] = [Number(call.query.get('offset') ?? 0), Number(call.query.get('pageSize') ?? 10)];
      return withJson(response, { Data: all.slice(offset, offset + size), Count: all.length });
    }),
  },
  {
    id: 'o-largest-page-refused',
    kind,
    operation: 'listActivity',
    what: 'pageSize has to be less than 200; the parameter has the maximum 200',
    plant: at('listActivity', async (call, next) =>
      Number(call.query.get('pageSize')) === 200
        ? problem(422, 'invalid', 'pageSize must be less than 200')
        : next(call),
    ),
  },
  {
    id: 'o-past-the-end-404',
    kind,
    operation: 'listEditionActivity',
    what: 'a page past the end is 404; offset is "How many rows to skip", and the edition is there',
    plant: at('listEditionActivity', async (call, next) => {
      const response = await next(call);
      const isPast = ok(response) && (jsonOf(response) as { Data: Row[] }).Data.length === 0;
      return isPast && Number(call.query.get('offset')) > 0 ? problem(404, 'not-found', 'No such page') : response;
    }),
  },
  {
    id: 'o-history-of-one',
    kind,
    operation: 'listRatingHistory',
    what: 'only the edition of the address is listed; "the same indicator in all editions"',
    plant: rows('listRatingHistory', (list, call) =>
      list.filter((row) => row.ReportEditionId === Number(call.params.reportEditionId)),
    ),
  },
  {
    id: 'o-until-inclusive',
    kind,
    operation: 'listActivity',
    what: 'until counts the instant itself; "Before this instant"',
    plant: request('listActivity', (call) => {
      const until = Date.parse(call.query.get('until') ?? '');
      return Number.isNaN(until) ? call : withQuery(call, { until: new Date(until + 1).toISOString() });
    }),
  },
  {
    id: 'o-second-filter-dropped',
    kind,
    operation: 'listActivity',
    what: 'kinds is forgotten where users is given; "Filters are joined by and"',
    plant: request('listActivity', (call: Call) =>
      parsed(call.query.get('users')).length > 0 ? withQuery(call, { kinds: undefined }) : call,
    ),
  },
];
