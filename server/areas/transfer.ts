import { type Handlers, ok } from '../call.ts';
import { attachment } from '../domain/workbook/attachment.ts';
import { notFound } from '../problem.ts';
import { readUpload } from '../upload.ts';
import { listCountriesOf } from './transfer/catalogue.ts';
import { exportData } from './transfer/export-file.ts';
import { importFile } from './transfer/import-file.ts';

export const transfer = {
  importFile: async ({ request, query, caller, ...services }) =>
    ok(await importFile(services, { file: await readUpload(request), dryRun: query.dryRun ?? false, caller })),
  listExportCountries: async ({ db, body }) => ok(await listCountriesOf(db, body)),
  exportData: async ({ body, ...services }) => {
    const address = await exportData(services, body);
    return address ? ok({ downloadUrl: `/api/v1${address}` }) : { status: 204 };
  },
  downloadExport: async ({ downloads, params }) => {
    const download = await downloads.take(params.token);
    if (!download) throw notFound('This download was already used or has expired. Export again.');
    return { ...ok(download.content), headers: attachment(download.fileName) };
  },
} satisfies Partial<Handlers>;
