/** What happens to a whole response on its way out: envelopes, encodings, a lost connection. */
import { at, body, jsonOf, Lost, type Mutant, member, ok, type Row, responses, text, withJson } from '../../mutant.ts';

export const wire: Mutant[] = [
  {
    id: 'envelope',
    kind: 'envelopes',
    operation: 'listReportEditions',
    what: '{ data: … } around the list',
    plant: body('listReportEditions', (data) => ({ data })),
  },
  {
    id: 'envelope-success',
    kind: 'envelopes',
    operation: 'readDashboardFilters',
    what: '{ success, data, error } around the answer',
    plant: body('readDashboardFilters', (data) => ({ success: true, data, error: null })),
  },
  {
    id: 'list-unwrapped',
    kind: 'envelopes',
    operation: 'listNotifications',
    what: 'a bare list instead of Data and Count',
    plant: body('listNotifications', ({ Data }: { Data: Row[] }) => Data),
  },
  {
    id: 'spring-page',
    kind: 'envelopes',
    operation: 'listComments',
    what: "Spring's page: content and totalElements",
    plant: body('listComments', ({ Data, Count }: { Data: Row[]; Count: number }) => ({
      content: Data,
      totalElements: Count,
    })),
  },
  {
    id: 'single-not-list',
    kind: 'envelopes',
    operation: 'listAssignableRegions',
    what: 'an object by region instead of a list',
    plant: body('listAssignableRegions', (list: Row[]) => Object.fromEntries(list.map((row, index) => [index, row]))),
  },
  {
    id: 'html-escaped',
    kind: 'texts',
    operation: 'listCountries',
    what: 'texts escaped for HTML',
    place: 'Name',
    plant: member('listCountries', 'Name', (value: string) => value.replaceAll("'", '&#39;')),
  },
  {
    id: 'mojibake',
    kind: 'texts',
    operation: 'listEditionCountries',
    what: 'UTF-8 read as Latin-1',
    place: 'Name',
    plant: member('listEditionCountries', 'Name', (value: string) => Buffer.from(value, 'utf8').toString('latin1')),
  },
  {
    id: 'ascii-only',
    kind: 'texts',
    operation: 'listUsers',
    what: 'letters that are not ASCII are question marks',
    place: 'FullName',
    plant: member('listUsers', 'FullName', (value: string) => value.replaceAll(/[^\0-\x7f]/g, '?')),
  },
  {
    id: 'upper-region',
    kind: 'texts',
    operation: 'listAssignableRegions',
    what: 'regions in capitals',
    place: 'Region',
    plant: member('listAssignableRegions', 'Region', (value: string) => value.toUpperCase()),
  },
  {
    id: 'permission-renamed',
    kind: 'texts',
    operation: 'logIn',
    what: 'permissions in another spelling',
    place: 'Permissions',
    plant: member('logIn', 'Permissions', (list: string[]) => list.map((name) => name.replaceAll('-', '_'))),
  },
  {
    id: 'truncated',
    kind: 'transport',
    operation: 'listWorkflowUsers',
    what: 'the body breaks off',
    plant: text('listWorkflowUsers', (whole) => whole.slice(0, -20)),
  },
  {
    id: 'connection-lost',
    kind: 'transport',
    operation: 'listWorkflowRegions',
    what: 'the connection is closed without an answer',
    plant: at('listWorkflowRegions', async () => {
      throw new Lost('fetch failed');
    }),
  },
  {
    id: 'json-twice',
    kind: 'transport',
    operation: 'listCompareMilestones',
    what: 'JSON inside a JSON string',
    plant: responses('listCompareMilestones', ok, (response) => withJson(response, JSON.stringify(jsonOf(response)))),
  },
];
