/** Writes an export as a workbook in a worker thread and returns its download address (ADR-037). */
import { ExportFieldChoice as Fields, ExportFormatChoice as Formats } from '#generated/enums.ts';
import { type Handler, noContent, ok } from '../../call.ts';
import type { Wire } from '../../domain/wire.ts';
import { attachment, dateOf } from '../../domain/workbook/attachment.ts';
import { MAX_TABS } from '../../domain/workbook/workbook-limits.ts';
import { invalid, notFound } from '../../problem.ts';
import { type Excess, WorkerJob } from '../../threads/worker-job.ts';
import { findFromLibrary, newestFirst, readCatalogue } from './catalogue.ts';
import { type PageSource, type PairFilter, pairPages, referencePages } from './country-indicator-pages.ts';
import { type Layout, referenceFields } from './export-tables.ts';
import type { ExportMessage } from './export-worker.ts';

const work = {
  script: new URL('./export-worker.ts', import.meta.url),
  refuse: (excess: Excess) =>
    invalid(
      [{ pointer: '/CountryIds', detail: 'must be fewer' }],
      `The export takes ${excess}. Select fewer editions, countries or indicators.`,
    ),
};

/**
 * Returns the address of the finished workbook, which works once, or 204 where the choice holds no
 * country indicator.
 * Rejects with 422 where it takes too long.
 */
export const exportData: Handler<'exportData'> = async ({ db, now, downloads, turn, body: request }) => {
  const layout = layoutOf(request);
  const editionIds = await newestFirst(db, request.ReportEditionIds);
  const filter: PairFilter = {
    editionIds,
    countryIds: request.CountryIds,
    indicatorIds: await findFromLibrary(db, editionIds, request.IndicatorIds),
  };
  return WorkerJob.run(work, async (job) => {
    if (!(await gather(job, { db, turn }, { filter, layout }))) return noContent;
    const name = layout === 'ratings' ? 'ratings' : 'ratings-and-references';
    const token = await downloads.offer(`${name}-${dateOf(now())}.xlsx`, async (path) => {
      await job.request({ kind: 'write', layout, path } satisfies ExportMessage);
    });
    return ok({ downloadUrl: `/api/v1/downloads/${token}` });
  });
};

/** The file of an export. Rejects with 404 where it was fetched before or has expired. */
export const downloadExport: Handler<'downloadExport'> = async ({ downloads, params, request }) => {
  const download = await downloads.take(params.token, () => request.raw.socket?.destroyed === true);
  if (!download) throw notFound('This download was already used or has expired. Export again.');
  const { fileName, size, content } = download;
  return { ...ok(content), headers: { ...attachment(fileName), 'content-length': `${size}` } };
};

function layoutOf({ ExportFieldChoice, ExportFormatChoice, IndicatorIds }: Wire<'ExportRequest'>): Layout {
  const refuse = (pointer: string, detail: string) => invalid([{ pointer, detail }]);
  if (ExportFieldChoice === Fields.Ratings) {
    if (ExportFormatChoice !== null)
      throw refuse('/ExportFormatChoice', 'must be null where only ratings are exported');
    return 'ratings';
  }
  if (ExportFormatChoice === null) throw refuse('/ExportFormatChoice', 'A format is required with references');
  if (ExportFormatChoice === Formats.CountryPerTab) return 'country-tabs';
  if (IndicatorIds.length > MAX_TABS) throw refuse('/IndicatorIds', `A workbook has at most ${MAX_TABS} tabs`);
  return 'indicator-tabs';
}

/** Sends the content to the worker page by page. Returns whether there is any. */
async function gather(
  job: WorkerJob,
  source: PageSource,
  { filter, layout }: { filter: PairFilter; layout: Layout },
): Promise<boolean> {
  const post = (message: ExportMessage) => job.post(message);
  let found = false;
  for await (const page of pairPages(source, filter)) {
    post({ kind: 'pairs', page });
    found = true;
  }
  if (!found) return false;
  post({ kind: 'catalogue', page: await readCatalogue(source.db, filter.editionIds) });
  if (layout !== 'ratings')
    for await (const page of referencePages(source, filter, referenceFields)) post({ kind: 'references', page });
  return true;
}
