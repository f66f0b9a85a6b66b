/** Spreadsheets out: a download that works once, bytes that are a workbook. */

import { ExportFieldChoice, ExportFormatChoice as Formats } from '../../../generated/enums.ts';
import { type Exchange, mediaType } from '../../core/exchange.ts';
import { countOf } from '../../core/finding.ts';
import { judgeResponse } from '../../core/judge.ts';
import { marksOf } from '../marks.ts';
import { checkHeaders } from '../reads/headers.ts';
import { operationOf } from '../run.ts';
import { LimitedError, TransportError } from '../target.ts';
import type { Workers } from './assign.ts';
import {
  attempt,
  did,
  found,
  invalid,
  keep,
  must,
  needRole,
  newKey,
  type Row,
  Stuck,
  type Writing,
} from './context.ts';
import { citeOnce } from './sources.ts';
import type { Stage } from './stage.ts';
import { unzip, workbookType } from './xlsx.ts';

/** The bytes are a workbook, and are said to be one, and its texts hold this one. */
export function isWorkbook(writing: Writing, operationId: string, exchange: Exchange, text: string): void {
  did(writing, operationId, 'body.schema');
  did(writing, operationId, 'media.undocumented');
  const type = mediaType(exchange.headers);
  // what the contract has for files of another format does not fit this one
  if (type !== workbookType)
    found(writing, operationId, {
      check: 'media.undocumented',
      place: 'header Content-Type',
      message: `a workbook came as ${type}`,
      exchange,
    });
  let parts: Map<string, Buffer>;
  try {
    parts = unzip(exchange.body);
  } catch (error) {
    found(writing, operationId, {
      check: 'body.schema',
      place: 'bytes',
      message: `a body of ${countOf(exchange.body.byteLength, 'byte')} is no workbook: ${(error as Error).message}`,
      exchange,
    });
    return;
  }
  const texts = [...parts].filter(([name]) => name.endsWith('.xml')).map(([, part]) => part.toString('utf8'));
  if (!parts.has('xl/workbook.xml'))
    found(writing, operationId, {
      check: 'body.schema',
      place: 'bytes',
      message: 'the zip holds no xl/workbook.xml',
      exchange,
    });
  else if (!texts.some((part) => part.includes(text)))
    found(writing, operationId, {
      check: 'write.changed',
      place: 'workbook',
      message: `the workbook does not hold “${text}”`,
      exchange,
    });
}

/** Exports what the run rated and cites for it; returns the workbook of ratings. */
export async function exportAll(
  writing: Writing,
  { indicators: [indicator = {}] }: Stage,
  { pairs }: Workers,
): Promise<Uint8Array | undefined> {
  const operationId = 'exportData';
  const as = needRole(writing, operationId);
  const [country = 0] = writing.countries;
  const ratings = {
    ReportEditionIds: [writing.edition.Id],
    ExportFieldChoice: ExportFieldChoice.Ratings,
    ExportFormatChoice: null,
    CountryIds: [country],
    IndicatorIds: [indicator.LibraryIndicatorId],
  };
  const both = { ...ratings, ExportFieldChoice: ExportFieldChoice.RatingsAndReferences };
  await invalid(writing, operationId, { as, json: both }, '/ExportFormatChoice', 'references without a format');
  const bytes = await download(writing, ratings);
  const uncite = await attempt(writing, () => citeOnce(writing, pairs(country, indicator)));
  for (const ExportFormatChoice of Object.values(Formats))
    await download(writing, { ...both, ExportFormatChoice }, uncite === undefined);
  await uncite?.();
  if (writing.run.contract.operations.has('exportActivity'))
    await attempt(writing, () => download(writing, activityOf(writing, country), false, 'exportActivity'));
  keep(writing, {
    operationId,
    as,
    params: {},
    body: ratings,
    facts: () => [],
    watch: async () => undefined,
    anyEdition: true,
  });
  const compare = {
    EditionIds: [writing.edition.Id],
    CountryIds: [country],
    IndicatorIds: [indicator.LibraryIndicatorId],
  };
  const comparer = needRole(writing, 'exportCompare');
  const { exchange } = await must(writing, 'exportCompare', { as: comparer, json: compare }, [200], {
    check: 'request.valid-rejected',
  });
  isWorkbook(writing, 'exportCompare', exchange, writing.marker);
  keep(writing, {
    operationId: 'exportCompare',
    as: comparer,
    params: {},
    body: compare,
    facts: () => [],
    watch: async () => undefined,
    anyEdition: true,
  });
  return bytes;
}

/** The filters of the activity log that find what the run rated. */
const activityOf = ({ edition }: Writing, country: number): Row => ({
  UserIds: [],
  Kinds: [],
  CountryIds: [country],
  LibraryIndicatorIds: [],
  ReportEditionIds: [edition.Id],
  Since: null,
  Until: null,
});

/**
 * Has a file made, fetches it, judges it, and sees that it is gone then.
 * @param mayBeEmpty nothing is known to be there, so that 204 is right as well
 */
export async function download(
  writing: Writing,
  json: Row,
  mayBeEmpty = false,
  operationId: 'exportData' | 'exportActivity' | 'exportResults' = 'exportData',
  judgeFile: (exchange: Exchange) => void = (exchange) =>
    isWorkbook(writing, 'downloadExport', exchange, writing.marker),
): Promise<Uint8Array | undefined> {
  const { run } = writing;
  const { exchange: requested, body } = await must(
    writing,
    operationId,
    { as: needRole(writing, operationId), json, headers: newKey() },
    [200, ...(mayBeEmpty ? [204] : [])],
    { check: 'request.valid-rejected' },
  );
  if (requested.status === 204) return undefined;
  const address = String((body as Row | null)?.downloadUrl ?? '');
  did(writing, operationId, 'download.unreachable');
  const operation = operationOf(run.contract, 'downloadExport');
  const fetched = async () => {
    try {
      const exchange = await run.target.send('GET', new URL(address, requested.url).href);
      judgeResponse(run, operation, exchange);
      run.statuses.set('downloadExport', (run.statuses.get('downloadExport') ?? new Set()).add(exchange.status));
      return exchange;
    } catch (error) {
      if (error instanceof LimitedError) {
        marksOf(run).limited.add('downloadExport');
        throw new Stuck('downloadExport was rate limited');
      }
      if (!(error instanceof TransportError) && !(error instanceof TypeError)) throw error;
      return undefined;
    }
  };
  const first = await fetched();
  if (first?.status !== 200) {
    found(writing, operationId, {
      check: 'download.unreachable',
      place: '/downloadUrl',
      message: `wanted 200 for the address without a token, got ${first?.status ?? 'no answer'}`,
      exchange: requested,
      seen: address,
    });
    return undefined;
  }
  judgeFile(first);
  checkHeaders(run, [{ operation, exchange: first }]);
  const second = await fetched();
  did(writing, 'downloadExport', 'status.unexpected');
  if (second?.status !== 404)
    found(writing, 'downloadExport', {
      check: 'status.unexpected',
      place: 'second time',
      message: `wanted 404 for the second time, got ${second?.status ?? 'no answer'}`,
      ...(second && { exchange: second }),
    });
  return first.body;
}
