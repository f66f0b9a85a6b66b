/** Media types and headers. */
import { answers, type Mutant, ok, withText } from '../../mutant.ts';
import { is } from './words.ts';

export const headers: Mutant[] = [
  {
    id: 'text-plain',
    kind: 'media type',
    operation: 'readCompareFilters',
    what: 'JSON as text/plain',
    place: 'Content-Type',
    plant: answers('readCompareFilters', ok, (answer) => ({
      ...answer,
      headers: new Headers({ 'content-type': 'text/plain' }),
    })),
  },
  {
    id: 'no-type',
    kind: 'media type',
    operation: 'listExportCountries',
    what: 'no Content-Type at all',
    place: 'Content-Type',
    plant: answers('listExportCountries', ok, (answer) => ({ ...answer, headers: new Headers() })),
  },
  {
    id: 'latin-1',
    kind: 'media type',
    operation: 'listAssignableRegions',
    what: 'JSON in ISO 8859-1',
    plant: answers('listAssignableRegions', ok, (answer) => ({
      ...answer,
      headers: new Headers({ 'content-type': 'application/json; charset=iso-8859-1' }),
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
    plant: answers('readDashboardFilters', is(401), (answer) => {
      answer.headers.delete('www-authenticate');
      return answer;
    }),
  },
  {
    id: 'basic-challenge',
    kind: 'headers',
    operation: 'listRatingHistory',
    what: '401 that asks for Basic',
    place: 'WWW-Authenticate',
    plant: answers('listRatingHistory', is(401), (answer) => {
      answer.headers.set('www-authenticate', 'Basic realm="x"');
      return answer;
    }),
  },
  {
    id: 'no-disposition',
    kind: 'headers',
    operation: 'downloadExport',
    what: 'a download without a name',
    place: 'Content-Disposition',
    plant: answers('downloadExport', is(200), (answer) => {
      answer.headers.delete('content-disposition');
      return answer;
    }),
  },
  {
    id: 'inline',
    kind: 'headers',
    operation: 'exportCompare',
    what: 'a workbook to be shown in the page',
    place: 'Content-Disposition',
    plant: answers('exportCompare', is(200), (answer) => {
      answer.headers.set('content-disposition', 'inline; filename=x.xlsx');
      return answer;
    }),
  },
];
