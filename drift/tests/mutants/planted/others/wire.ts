/** Wire mistakes of a team that had read the contract and the reference, and not the check. */
import { body, deep, type Mutant, member, ok, type Row, responses, withText } from '../../mutant.ts';

const kind = 'others-wire';
const as =
  (type: string) =>
  ({ status, headers, body: bytes }: Parameters<typeof withText>[0]) => {
    const other = new Headers(headers);
    other.set('content-type', type);
    return { status, headers: other, body: bytes };
  };
const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

export const otherWire: Mutant[] = [
  {
    id: 'o-status-by-name',
    kind,
    operation: 'readReportEdition',
    what: 'Status is serialised as its name ("Active"); ReportEdition.Status is EditionStatus, 0 or 1',
    place: 'Status',
    plant: member('readReportEdition', 'Status', (value: number) => (value === 1 ? 'Active' : 'Inactive')),
  },
  {
    id: 'o-score-as-text',
    kind,
    operation: 'listResults',
    what: 'decimals of the regions are sent as texts ("66.7"); Mean.Score is number or null',
    place: 'Score',
    plant: body('listResults', (value: { Regions: unknown }) => ({
      ...(value as Row),
      Regions: deep(value.Regions, (row) =>
        typeof row.Score === 'number' ? { ...row, Score: row.Score.toFixed(1) } : row,
      ),
    })),
  },
  {
    id: 'o-date-with-time',
    kind,
    operation: 'readProgramme',
    what: 'days are sent as midnight in UTC; ProgrammeProgress.StartDate has the format date',
    place: 'StartDate',
    plant: member('readProgramme', 'StartDate', (value: string) => `${value}T00:00:00Z`),
  },
  {
    id: 'o-instant-without-zone',
    kind,
    operation: 'listWorkload',
    what: 'a local date-time without a zone is sent; Workload.LastActiveOn has the format date-time',
    place: 'LastActiveOn',
    plant: member('listWorkload', 'LastActiveOn', (value: string | null) => value?.replace('Z', '') ?? null),
  },
  {
    id: 'o-empty-list-null',
    kind,
    operation: 'readReferences',
    what: 'a list without rows is null; References has two arrays that are required',
    plant: body('readReferences', (value: Row) =>
      Object.fromEntries(
        Object.entries(value).map(([key, list]) => [key, Array.isArray(list) && list.length === 0 ? null : list]),
      ),
    ),
  },
  {
    id: 'o-text-json',
    kind,
    operation: 'listCompareMilestones',
    what: 'answers as text/json; the 200 of the contract is application/json',
    plant: responses('listCompareMilestones', ok, as('text/json')),
  },
  {
    id: 'o-latin-1',
    kind,
    operation: 'listCountries',
    what: 'JSON is written in ISO-8859-1 and says so; JSON is UTF-8 (RFC 8259)',
    plant: responses('listCountries', ok, (response) => ({
      ...as('application/json; charset=iso-8859-1')(response),
      body: latin(new TextDecoder().decode(response.body)),
    })),
  },
  {
    id: 'o-boolean-as-number',
    kind,
    operation: 'readDossier',
    what: 'booleans come from the database as 0 and 1; DossierIndicator.IsDecided is boolean',
    place: 'IsDecided',
    plant: member('readDossier', 'IsDecided', (value: boolean) => Number(value)),
  },
  {
    id: 'o-wrapped-list',
    kind,
    operation: 'listEditionLibraryIndicators',
    what: 'the list comes inside of an envelope { items, total }; the contract has a bare array',
    plant: body('listEditionLibraryIndicators', (value: Row[]) => ({ items: value, total: value.length })),
  },
  {
    id: 'o-epoch',
    kind,
    operation: 'listUserActivity',
    what: 'instants are milliseconds since 1970; ActivityEvent.At is a text with the format date-time',
    place: 'At',
    plant: member('listUserActivity', 'At', (value: string) => Date.parse(value)),
  },
  {
    id: 'o-null-left-out',
    kind,
    operation: 'readQueue',
    what: 'members that are null are left out; QueuePlace requires Previous, Next and NextForMe',
    plant: body('readQueue', (value: Row) =>
      Object.fromEntries(Object.entries(value).filter(([, one]) => one !== null)),
    ),
  },
  {
    id: 'o-inline-file',
    kind,
    operation: 'downloadExport',
    what: 'files are sent to be shown, Content-Disposition: inline; the header has to begin with attachment',
    plant: responses('downloadExport', ok, (response) => {
      const headers = new Headers(response.headers);
      headers.set('content-disposition', (headers.get('content-disposition') ?? '').replace('attachment', 'inline'));
      return { ...response, headers };
    }),
  },
  {
    id: 'o-octet-stream',
    kind,
    operation: 'exportCompare',
    what: 'the workbook is sent as application/octet-stream; the contract names the type of .xlsx',
    plant: responses('exportCompare', (response) => response.status === 200, as('application/octet-stream')),
  },
  {
    id: 'o-lines-as-array',
    kind,
    operation: 'downloadExport',
    what: 'JSON Lines are one JSON array; ResultsJsonLines is an object a line',
    plant: responses(
      'downloadExport',
      (response) => (response.headers.get('content-type') ?? '').includes('ndjson'),
      (response) => withText(response, `[${new TextDecoder().decode(response.body).trim().split('\n').join(',')}]\n`),
    ),
  },
];
