/** Imports, exports and downloads. */
import { ExportFieldChoice as Fields } from '../../../../../generated/enums.ts';
import {
  at,
  type BackendResponse,
  body,
  bytes,
  jsonOf,
  type Layer,
  type Mutant,
  ok,
  request,
  respondWith,
  responses,
  withQuery,
} from '../../mutant.ts';

function replaced(whole: Uint8Array, from: string, to: string): Uint8Array<ArrayBuffer> {
  const text = Buffer.from(whole).toString('latin1');
  return new Uint8Array(Buffer.from(text.replace(from, to), 'latin1'));
}

/** Changes the download of an export with references. */
const afterReferences = (change: (response: BackendResponse) => BackendResponse) => (): Layer => {
  let ofReferences = false;
  return async (call, next) => {
    if (call.operationId.startsWith('export'))
      ofReferences =
        (jsonOf(call) as { ExportFieldChoice?: number } | undefined)?.ExportFieldChoice === Fields.RatingsAndReferences;
    const response = await next(call);
    return call.operationId === 'downloadExport' && ok(response) && ofReferences ? change(response) : response;
  };
};

export const files: Mutant[] = [
  {
    id: 'multipart-field',
    kind: 'files',
    operation: 'importFile',
    what: 'the field is called upload',
    plant: request('importFile', (call) => ({ ...call, body: replaced(call.body, 'name="file"', 'name="load"') })),
  },
  {
    id: 'dry-run-writes',
    kind: 'files',
    operation: 'importFile',
    what: 'dryRun is not read',
    plant: request('importFile', (call) => withQuery(call, { dryRun: undefined })),
  },
  {
    id: 'never-writes',
    kind: 'files',
    operation: 'importFile',
    what: 'an import that stores nothing and says it did',
    plant: at('importFile', async (call, next) => {
      const response = await next(withQuery(call, { dryRun: 'true' }));
      return ok(response)
        ? {
            ...response,
            body: replaced(response.body, '"DryRun":true', `"DryRun":${call.query.get('dryRun') === 'true'}`),
          }
        : response;
    }),
  },
  {
    id: 'any-file',
    kind: 'files',
    operation: 'importFile',
    what: '422 instead of 415 for what is no spreadsheet',
    plant: responses(
      'importFile',
      ({ status }) => status === 415,
      () =>
        respondWith(422, { type: 'about:blank', title: 'x', status: 422, code: 'invalid' }, 'application/problem+json'),
    ),
  },
  {
    id: 'link-broken',
    kind: 'files',
    operation: 'exportData',
    what: 'the address of the download leads nowhere',
    place: 'downloadUrl',
    plant: body('exportData', () => ({ downloadUrl: '/files/export.xlsx' })),
  },
  {
    id: 'link-again',
    kind: 'files',
    operation: 'downloadExport',
    what: 'a download works twice',
    plant: () => {
      const kept = new Map<string, Awaited<ReturnType<Parameters<Layer>[1]>>>();
      return async (call, next) => {
        if (call.operationId !== 'downloadExport') return next(call);
        const response = await next(call);
        if (ok(response)) kept.set(call.path, response);
        return kept.get(call.path) ?? response;
      };
    },
  },
  {
    id: 'octet-stream',
    kind: 'files',
    operation: 'downloadExport',
    what: 'bytes of no type',
    place: 'Content-Type',
    plant: responses('downloadExport', ok, (response) => {
      response.headers.set('content-type', 'application/octet-stream');
      return response;
    }),
  },
  {
    id: 'bytes-broken',
    kind: 'files',
    operation: 'downloadExport',
    what: 'the bytes went through a text',
    plant: responses('downloadExport', ok, (response) => ({
      ...response,
      body: bytes(new TextDecoder().decode(response.body)),
    })),
  },
  {
    id: 'base64',
    kind: 'files',
    operation: 'exportCompare',
    what: 'the workbook as base64',
    plant: responses('exportCompare', ok, (response) => ({
      ...response,
      body: bytes(Buffer.from(response.body).toString('base64')),
    })),
  },
  {
    id: 'csv',
    kind: 'files',
    operation: 'exportCompare',
    what: 'comma separated values under the name of a workbook',
    plant: responses('exportCompare', ok, (response) => ({ ...response, body: bytes('Indicator;Kenya\n1.1.1;1\n') })),
  },
  {
    id: 'references-csv',
    kind: 'files',
    operation: 'downloadExport',
    what: 'references as comma separated values under the name of a workbook',
    plant: afterReferences((response) => ({ ...response, body: bytes('Title;URL\nx;y\n') })),
  },
  {
    id: 'references-type',
    kind: 'files',
    operation: 'downloadExport',
    what: 'references as text/csv',
    place: 'Content-Type',
    plant: afterReferences((response) => {
      response.headers.set('content-type', 'text/csv');
      return response;
    }),
  },
];
