/** Media types and headers. */
import { type Answer, answers, type Mutant, ok, withText } from '../../mutant.ts';
import { is } from './words.ts';

const heading = (operation: string, status: number, change: (all: Headers) => void) =>
  answers(operation, is(status), (answer) => {
    change(answer.headers);
    return answer;
  });

const typed = ({ headers: all }: Answer, type?: string) => {
  const changed = new Headers(all);
  changed.delete('content-type');
  if (type) changed.set('content-type', type);
  return changed;
};

export const headers: Mutant[] = [
  {
    id: 'text-plain',
    kind: 'media type',
    operation: 'readCompareFilters',
    what: 'JSON as text/plain',
    place: 'Content-Type',
    plant: answers('readCompareFilters', ok, (answer) => ({
      ...answer,
      headers: typed(answer, 'text/plain'),
    })),
  },
  {
    id: 'no-type',
    kind: 'media type',
    operation: 'listExportCountries',
    what: 'no Content-Type at all',
    place: 'Content-Type',
    plant: answers('listExportCountries', ok, (answer) => ({ ...answer, headers: typed(answer) })),
  },
  {
    id: 'latin-1',
    kind: 'media type',
    operation: 'listAssignableRegions',
    what: 'JSON in ISO 8859-1',
    plant: answers('listAssignableRegions', ok, (answer) => ({
      ...answer,
      headers: typed(answer, 'application/json; charset=iso-8859-1'),
      body: new Uint8Array(Buffer.from(new TextDecoder().decode(answer.body), 'latin1')),
    })),
  },
  {
    id: 'bom',
    kind: 'media type',
    operation: 'listGlobalIndicators',
    what: 'a byte order mark before the JSON',
    plant: answers('listGlobalIndicators', ok, (answer) =>
      withText(answer, `\ufeff${new TextDecoder().decode(answer.body)}`),
    ),
  },
  {
    id: 'no-challenge',
    kind: 'headers',
    operation: 'readDashboardFilters',
    what: '401 without WWW-Authenticate',
    place: 'WWW-Authenticate',
    plant: heading('readDashboardFilters', 401, (all) => all.delete('www-authenticate')),
  },
  {
    id: 'basic-challenge',
    kind: 'headers',
    operation: 'listRatingHistory',
    what: '401 that asks for Basic',
    place: 'WWW-Authenticate',
    plant: heading('listRatingHistory', 401, (all) => all.set('www-authenticate', 'Basic realm="x"')),
  },
  {
    id: 'no-disposition',
    kind: 'headers',
    operation: 'downloadExport',
    what: 'a download without a name',
    place: 'Content-Disposition',
    plant: heading('downloadExport', 200, (all) => all.delete('content-disposition')),
  },
  {
    id: 'inline',
    kind: 'headers',
    operation: 'exportCompare',
    what: 'a workbook to be shown in the page',
    place: 'Content-Disposition',
    plant: heading('exportCompare', 200, (all) => all.set('content-disposition', 'inline; filename=x.xlsx')),
  },
  {
    id: 'cache-public',
    kind: 'headers',
    operation: 'listUsers',
    what: 'people for every cache on the way',
    place: 'Cache-Control',
    plant: heading('listUsers', 200, (all) => all.set('cache-control', 'public, max-age=3600')),
  },
  {
    id: 'cache-unsaid',
    kind: 'headers',
    operation: 'readCurrentUser',
    what: 'nothing is said of caches',
    place: 'Cache-Control',
    plant: heading('readCurrentUser', 200, (all) => all.delete('cache-control')),
  },
];
