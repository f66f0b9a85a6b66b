/** The table for analysis: the same rating in every format, texts that no spreadsheet runs. */
import { ResultsColumn, ResultsFormat } from '../../../generated/enums.ts';
import type { Exchange } from '../../core/exchange.ts';
import type { Workers } from './assign.ts';
import { hold } from './compare.ts';
import { did, found, invalid, keep, needRole, type Row, read, type Writing } from './context.ts';
import { download, isWorkbook } from './files.ts';
import type { Stage } from './stage.ts';

const operationId = 'exportResults';

/** Exports what the run rated in each format. */
export async function exportTable(
  writing: Writing,
  { indicators: [indicator = {}] }: Stage,
  { pairs }: Workers,
): Promise<void> {
  if (!writing.run.contract.operations.has(operationId)) return;
  const pair = pairs(writing.countries[0] ?? 0, indicator);
  const as = needRole(writing, operationId);
  const rating = await read(writing, 'readIndicatorRating', pair.place);
  const isMet = rating.RatingIsMet as boolean | null;
  const expected = { score: rating.Score, met: isMet === null ? null : Number(isMet), note: rating.ResearcherNote };
  const body = {
    ReportEditionId: writing.edition.Id,
    FileFormat: ResultsFormat.JsonLines,
    Columns: [ResultsColumn.indicator, ResultsColumn.score, ResultsColumn.met, ResultsColumn.note],
    ...{ CountryIds: [pair.place.countryId], Regions: [], Milestones: [], Statuses: [] },
  };
  await invalid(writing, operationId, { as, json: { ...body, Columns: [] } }, '/Columns', 'no column');
  const fetch = (FileFormat: ResultsFormat, judge: (exchange: Exchange) => void) =>
    download(writing, { ...body, FileFormat }, false, operationId, judge);
  await fetch(ResultsFormat.JsonLines, (exchange) => {
    const row = linesOf(writing, exchange).find(({ indicator: name }) => name === indicator.ShortName);
    if (row) hold(writing, row, { operationId, where: 'in the JSON Lines', expected, exchange });
    else isHeld(writing, exchange, false, `no row of “${String(indicator.ShortName)}”`);
  });
  for (const format of [ResultsFormat.Csv, ResultsFormat.CsvWithMark])
    await fetch(format, (exchange) => {
      const text = textOf(exchange);
      isHeld(writing, exchange, text.startsWith('\uFEFF') === (format === ResultsFormat.CsvWithMark), 'another start');
      isHeld(writing, exchange, /^\uFEFF?indicator,score,met,note\r\n/.test(text), 'another heading');
      isHeld(
        writing,
        exchange,
        !/(^|,)"?[=+@]/m.test(text.split('\r\n').at(1) ?? ''),
        'a text that a spreadsheet runs',
      );
    });
  await fetch(ResultsFormat.Workbook, (exchange) => isWorkbook(writing, 'downloadExport', exchange, writing.marker));
  keep(writing, {
    operationId,
    as,
    params: {},
    body,
    facts: () => [],
    watch: async () => undefined,
    anyEdition: true,
  });
}

const textOf = ({ body }: Exchange): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(body);

function linesOf(writing: Writing, exchange: Exchange): Row[] {
  try {
    return textOf(exchange)
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Row);
  } catch (error) {
    isHeld(writing, exchange, false, `a line that is no JSON: ${(error as Error).message}`);
    return [];
  }
}

function isHeld(writing: Writing, exchange: Exchange, right: boolean, fault: string): void {
  did(writing, 'downloadExport', 'body.schema');
  if (!right)
    found(writing, 'downloadExport', {
      check: 'body.schema',
      place: 'bytes',
      message: `the table of exportResults has ${fault}`,
      exchange,
    });
}
