/**
 * One table of an edition's ratings for those who analyse it, streamed to a file (ADR-206) [B65].
 */
import { ResultsFormat, type WorkflowStatus } from '#generated/enums.ts';
import { counted } from '#rules/words.ts';
import { workflowLabels } from '#rules/workflow-status.ts';
import { type Call, type Handler, noContent, ok } from '../../call.ts';
import { dateOf, type Ending } from '../../domain/workbook/attachment.ts';
import { MAX_SHEET_ROWS } from '../../domain/workbook/workbook-file.ts';
import { invalid, notFound } from '../../problem.ts';
import { type Excess, WorkerJob } from '../../threads/worker-job.ts';
import type { ExportFacts } from './results-codebook.ts';
import { countRatings, type ExportContents, ratingPages, readContents } from './results-source.ts';
import type { ResultsExportMessage } from './results-worker.ts';

const work = {
  script: new URL('./results-worker.ts', import.meta.url),
  refuse: (excess: Excess) =>
    invalid(
      [{ pointer: '/CountryIds', detail: 'must be fewer' }],
      `The export takes ${excess}. Select fewer countries or milestones.`,
    ),
};

const endings: Record<ResultsFormat, Ending> = {
  [ResultsFormat.Csv]: 'csv',
  [ResultsFormat.CsvWithMark]: 'csv',
  [ResultsFormat.JsonLines]: 'jsonl',
  [ResultsFormat.Workbook]: 'xlsx',
  [ResultsFormat.Codebook]: 'csv',
};

/**
 * Returns the address of the file, which works once, or 204 where no rating is chosen. Rejects with
 * 404 for an edition that is not there, with 422 for more rows than a sheet has.
 */
export const exportResults: Handler<'exportResults'> = async ({ db, now, downloads, turn, body }) => {
  const edition = await db
    .selectFrom('edition')
    .select(['id', 'name'])
    .where('id', '=', body.ReportEditionId)
    .executeTakeFirst();
  if (!edition) throw notFound();
  const contents = await readContents(db, body);
  if (body.FileFormat === ResultsFormat.Workbook) await requireSheet({ db, body }, contents);
  const pages = ratingPages({ db, turn }, contents, body);
  const isTable = body.FileFormat !== ResultsFormat.Codebook;
  // before anything is written: an empty file is none
  const first = isTable ? await pages.next() : undefined;
  if (first?.done) return noContent;
  const facts = { edition: edition.name, madeOn: now().toISOString(), rows: rowFacts(body, contents) };
  const fileName = `${isTable ? 'results' : 'codebook'}-${slugOf(edition)}-${dateOf(now())}.${endings[body.FileFormat]}`;
  const token = await WorkerJob.run(work, (job) =>
    downloads.offer(fileName, async (path) => {
      const request = (message: ResultsExportMessage) => job.request<true>(message);
      await request({ kind: 'begin', path, format: body.FileFormat, columns: body.Columns, facts, contents });
      if (first) await sendPages(following(first.value, pages), request);
      await request({ kind: 'end' });
    }),
  );
  return ok({ downloadUrl: `/api/v1/downloads/${token}` });
};

async function* following(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

/** One page is read while the one before it is written: there are never more in memory. */
export async function sendPages(
  pages: AsyncIterable<string> | Iterable<string>,
  request: (message: ResultsExportMessage) => Promise<unknown>,
): Promise<void> {
  let writing: Promise<unknown> = Promise.resolve();
  for await (const page of pages) {
    await writing;
    writing = request({ kind: 'page', page });
    // awaited after the next page is read, and must not count as unhandled until then
    writing.catch(() => undefined);
  }
  await writing;
}

async function requireSheet({ db, body }: Pick<Call<'exportResults'>, 'db' | 'body'>, contents: ExportContents) {
  if (contents.countries.length * contents.indicators.length <= MAX_SHEET_ROWS) return;
  if ((await countRatings(db, contents, body)) <= MAX_SHEET_ROWS) return;
  throw invalid(
    [{ pointer: '/FileFormat', detail: 'must be another one' }],
    'A sheet holds at most 1,048,575 rows, and these are more. Select CSV or JSON Lines, or fewer countries.',
  );
}

/** How the rows were chosen, for the codebook. */
function rowFacts(body: Call<'exportResults'>['body'], { countries, indicators }: ExportContents): ExportFacts['rows'] {
  const chosen = (name: string, values: readonly string[], all: string) =>
    `${name}: ${values.length > 0 ? values.join(', ') : all}`;
  const isWhole = body.CountryIds.length + body.Regions.length === 0;
  return [
    chosen('Countries', isWhole ? [] : countries.map(({ iso }) => iso), `all ${countries.length} of the edition`),
    chosen('Milestones', body.Milestones.map(String), `all, ${counted(indicators.length, 'indicator')}`),
    chosen(
      'Statuses',
      body.Statuses.map((status) => workflowLabels[status as WorkflowStatus]),
      'all',
    ),
  ];
}

/** 'road-safety-report-2026', a part of a file's name. */
function slugOf({ id, name }: { id: number; name: string }): string {
  const words =
    name
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/\p{M}/gu, '')
      .match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, 60) || `edition-${id}`;
}
