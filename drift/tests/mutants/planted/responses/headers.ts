/** Media types and headers. */
import { type BackendResponse, type Mutant, ok, responses, withText } from '../../mutant.ts';
import { is } from './status-layers.ts';

const heading = (operation: string, status: number, change: (all: Headers) => void) =>
  responses(operation, is(status), (response) => {
    change(response.headers);
    return response;
  });

const typed = ({ headers: all }: BackendResponse, type?: string) => {
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
    plant: responses('readCompareFilters', ok, (response) => ({
      ...response,
      headers: typed(response, 'text/plain'),
    })),
  },
  {
    id: 'no-type',
    kind: 'media type',
    operation: 'listExportCountries',
    what: 'no Content-Type at all',
    place: 'Content-Type',
    plant: responses('listExportCountries', ok, (response) => ({ ...response, headers: typed(response) })),
  },
  {
    id: 'latin-1',
    kind: 'media type',
    operation: 'listAssignableRegions',
    what: 'JSON in ISO 8859-1',
    plant: responses('listAssignableRegions', ok, (response) => ({
      ...response,
      headers: typed(response, 'application/json; charset=iso-8859-1'),
      body: new Uint8Array(Buffer.from(new TextDecoder().decode(response.body), 'latin1')),
    })),
  },
  {
    id: 'bom',
    kind: 'media type',
    operation: 'listGlobalIndicators',
    what: 'a byte order mark before the JSON',
    plant: responses('listGlobalIndicators', ok, (response) =>
      withText(response, `\ufeff${new TextDecoder().decode(response.body)}`),
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
