/**
 * Reads, written when the check was done; what was found of them at first sight is reported in
 * docs/drift/what-is-found.md.
 */
import { UserStatus } from '../../../../../generated/enums.ts';
import {
  at,
  body,
  bytes,
  deep,
  type Layer,
  type Mutant,
  member,
  ok,
  respondWith,
  responses,
  rows,
  withJson,
  withQuery,
} from '../../mutant.ts';

type BackendResponse = Awaited<ReturnType<Parameters<Layer>[1]>>;

/** Every n-th accepted request gets another response. */
const everyNth = (operation: string, n: number, change: (response: BackendResponse) => BackendResponse) => () => {
  let count = 0;
  const layer: Layer = async (call, next) => {
    const response = await next(call);
    if (call.operationId !== operation || !ok(response)) return response;
    count += 1;
    return count % n === 0 ? change(response) : response;
  };
  return layer;
};

const shouted = (value: unknown) =>
  deep(value, (row) => Object.fromEntries(Object.entries(row).map(([name, one]) => [name.toUpperCase(), one])));

export const freshReads: Mutant[] = [
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
    plant: responses('listCountriesProgress', ok, (response) => ({
      ...response,
      body: bytes(new TextDecoder().decode(response.body).replace(/"MetCount":\d+/, '"MetCount":NaN')),
    })),
  },
  {
    id: 'x-comments-in-json',
    kind: 'new: transport',
    operation: 'listCompareMilestones',
    what: 'a guard against hijacking before the JSON',
    plant: responses('listCompareMilestones', ok, (response) => ({
      ...response,
      body: bytes(`)]}',\n${new TextDecoder().decode(response.body)}`),
    })),
  },
  {
    id: 'x-flaky',
    kind: 'new: transport',
    operation: 'listActivityIndicators',
    what: 'every ninth answer is 503',
    plant: everyNth('listActivityIndicators', 9, () =>
      respondWith(
        503,
        { type: 'about:blank', title: 'x', status: 503, code: 'unavailable' },
        'application/problem+json',
      ),
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
        const response = await next(call);
        if (call.operationId !== 'listNotifications' || !ok(response)) return response;
        count += 1;
        return count > 12 ? withJson(response, { Data: [], Count: 0 }) : response;
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
    plant: rows('listUsers', (list) => list.filter(({ Status }) => Status === UserStatus.Active)),
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
      const response = await next(call);
      return response.status === 404 && Number(call.params.milestoneId) <= 20
        ? backend.send(
            call.userId ?? 1,
            'GET',
            `/report-editions/${Math.ceil(Number(call.params.milestoneId) / 5)}/milestones/${call.params.milestoneId}/activities`,
          )
        : response;
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
      const response = await next(call);
      return ok(response) ? next(withQuery(call, { pageSize: undefined })) : response;
    }),
  },
  {
    id: 'x-upper-case',
    kind: 'new: casing',
    operation: 'listRatingHistory',
    what: 'names in capitals, as Oracle gives columns',
    plant: body('listRatingHistory', shouted),
  },
];
