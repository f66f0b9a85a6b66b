/** Spreadsheets out and in: a download that works once, bytes that are a workbook, an import that does exactly what its cells say. */
import { scoresOf } from '#rules/rating.ts';
import type { Exchange } from '../../core/exchange.ts';
import { judgeAnswer } from '../../core/judge.ts';
import { operationOf } from '../run.ts';
import { TransportError } from '../target.ts';
import { hold } from './compare.ts';
import {
  allowed,
  did,
  found,
  keep,
  list,
  must,
  needRole,
  newKey,
  type Row,
  read,
  tell,
  type Writing,
} from './context.ts';
import { invalid } from './edition.ts';
import type { Pair, Workers } from './rating.ts';
import type { Stage } from './structure.ts';
import { unzip, workbook } from './xlsx.ts';

/** The bytes are a workbook, and its texts hold this one. */
function isWorkbook(w: Writing, operationId: string, exchange: Exchange, text: string): void {
  did(w, operationId, 'body.schema');
  let parts: Map<string, Buffer>;
  try {
    parts = unzip(exchange.body);
  } catch (error) {
    found(w, operationId, {
      check: 'body.schema',
      place: 'bytes',
      message: `the ${exchange.body.byteLength} bytes are no workbook: ${(error as Error).message}`,
      exchange,
    });
    return;
  }
  const texts = [...parts].filter(([name]) => name.endsWith('.xml')).map(([, part]) => part.toString('utf8'));
  if (!parts.has('xl/workbook.xml'))
    found(w, operationId, {
      check: 'body.schema',
      place: 'bytes',
      message: 'the zip holds no xl/workbook.xml',
      exchange,
    });
  else if (!texts.some((part) => part.includes(text)))
    found(w, operationId, {
      check: 'write.changed',
      place: 'workbook',
      message: `the workbook does not hold “${text}”`,
      exchange,
    });
}

/** Exports what the run rated; returns the workbook of ratings. */
export async function exportAll(w: Writing, { indicators: [indicator = {}] }: Stage): Promise<Uint8Array | undefined> {
  const operationId = 'exportData';
  const as = needRole(w, operationId);
  const [country = 0] = w.countries;
  const ratings = {
    ReportEditionIds: [w.edition.Id],
    ExportFieldChoice: 0,
    ExportFormatChoice: null,
    CountryIds: [country],
    IndicatorIds: [indicator.LibraryIndicatorId],
  };
  const both = { ...ratings, ExportFieldChoice: 1 };
  await invalid(w, operationId, { as, json: both }, '/ExportFormatChoice', 'references without a format');
  const bytes = await download(w, ratings);
  for (const ExportFormatChoice of [0, 1]) await download(w, { ...both, ExportFormatChoice });
  keep(w, {
    operationId,
    as,
    params: {},
    body: ratings,
    facts: () => [],
    watch: async () => undefined,
    anyEdition: true,
  });
  const compare = { EditionIds: [w.edition.Id], CountryIds: [country], IndicatorIds: [indicator.LibraryIndicatorId] };
  const comparer = needRole(w, 'exportCompare');
  const { exchange } = await must(w, 'exportCompare', { as: comparer, json: compare }, [200], {
    check: 'request.valid-rejected',
  });
  isWorkbook(w, 'exportCompare', exchange, w.marker);
  keep(w, {
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

async function download(w: Writing, json: Row): Promise<Uint8Array | undefined> {
  const { run } = w;
  const { exchange: asked, body } = await must(
    w,
    'exportData',
    { as: needRole(w, 'exportData'), json, headers: newKey() },
    [200, ...(json.ExportFieldChoice === 1 ? [204] : [])],
    { check: 'request.valid-rejected' },
  );
  if (asked.status === 204) return undefined;
  const address = String((body as Row | null)?.downloadUrl ?? '');
  did(w, 'exportData', 'download.unreachable');
  const operation = operationOf(run.contract, 'downloadExport');
  const fetched = async () => {
    try {
      const exchange = await run.target.send('GET', new URL(address, asked.url).href);
      judgeAnswer(run, operation, exchange);
      run.statuses.set('downloadExport', (run.statuses.get('downloadExport') ?? new Set()).add(exchange.status));
      return exchange;
    } catch (error) {
      if (!(error instanceof TransportError) && !(error instanceof TypeError)) throw error;
      return undefined;
    }
  };
  const first = await fetched();
  if (first?.status !== 200) {
    found(w, 'exportData', {
      check: 'download.unreachable',
      place: '/downloadUrl',
      message: `wanted 200 for the address without a token, got ${first?.status ?? 'no answer'}`,
      exchange: asked,
      seen: address,
    });
    return undefined;
  }
  isWorkbook(w, 'downloadExport', first, w.marker);
  const second = await fetched();
  did(w, 'downloadExport', 'status.unexpected');
  if (second?.status !== 404)
    found(w, 'downloadExport', {
      check: 'status.unexpected',
      place: 'second time',
      message: `wanted 404 for the second time, got ${second?.status ?? 'no answer'}`,
      ...(second && { exchange: second }),
    });
  return first.body;
}

const heads = ['Edition', 'ISO Code', 'Indicator No.', 'Score', 'Met', 'Researcher Note'];
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function formOf(bytes: Uint8Array, field = 'file', type = spreadsheet): FormData {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)], { type }), 'contract.xlsx');
  return form;
}

/** A dry run, a bad cell, an export unchanged, and one cell. */
export async function importBack(
  w: Writing,
  stage: Stage,
  { pairs }: Workers,
  exported: Uint8Array | undefined,
): Promise<void> {
  const operationId = 'importFile';
  if (!allowed(w, operationId)) return;
  const as = needRole(w, operationId);
  const {
    indicators: [indicator = {}],
  } = stage;
  const [one = 0, two = one] = w.countries;
  const [own, beside] = [pairs(one, indicator), pairs(two, indicator)];
  const isoCodes = new Map(
    (await list(w, 'listEditionCountries', { id: w.edition.Id })).map(({ Id, ISOCode }) => [Id, String(ISOCode)]),
  );
  const ratings = () => Promise.all([own, beside].map(({ place }) => read(w, 'readIndicatorRating', place)));
  const send = async (form: FormData, dryRun: boolean) => {
    const answered = await must(w, operationId, { as, form, ...(dryRun && { query: { dryRun: true } }) }, [200], {
      check: 'request.valid-rejected',
    });
    return { exchange: answered.exchange, result: answered.body as Row };
  };
  const summary = (wanted: Row, { exchange, result }: Awaited<ReturnType<typeof send>>, where: string) => {
    const { Summary, ...expected } = wanted;
    hold(w, result, { operationId, where, expected, exchange });
    hold(w, result.Summary as Row, { operationId, where: `${where}, in Summary`, expected: Summary as Row, exchange });
  };
  const unchanged = async (before: unknown, what: string, exchange?: Exchange) => {
    did(w, operationId, 'write.side-effect');
    if (JSON.stringify(before) !== JSON.stringify(await ratings()))
      found(w, operationId, {
        check: 'write.side-effect',
        place: what,
        message: `${what} changed a rating`,
        ...(exchange && { exchange }),
      });
  };
  const before = await ratings();
  if (exported) {
    const back = await send(formOf(exported), false);
    summary(
      {
        success: true,
        ErrorCount: 0,
        DryRun: false,
        Summary: { RatingRowCount: 1, RatingChangedCount: 0, RatingUnchangedCount: 1, AssignmentChangedCount: 0 },
      },
      back,
      'for an export that is sent back as it is',
    );
    await unchanged(before, 'an export that is sent back as it is', back.exchange);
  }
  const [notMet, met] = scoresOf(indicator.IndicatorRating === 1);
  const row = ({ row: { OrderNumber } }: Pair, country: number, cells: (string | number)[]) => [
    String(w.edition.Name),
    isoCodes.get(country) ?? '',
    String(OrderNumber),
    ...cells,
  ];
  const note = `${w.marker} Ünote "<b>&amp; 日🚦`;
  const good = row(own, one, [notMet, 'No', note]);
  const dry = await send(formOf(workbook('Ratings', [heads, good])), true);
  summary(
    { success: true, ErrorCount: 0, DryRun: true, Summary: { RatingRowCount: 1, RatingChangedCount: 1 } },
    dry,
    'for a dry run',
  );
  await unchanged(before, 'a dry run', dry.exchange);
  const bad = await send(formOf(workbook('Ratings', [heads, good, row(beside, two, ['seven', 'Yes', note])])), false);
  summary({ success: false, DryRun: false, Summary: { RatingRowCount: 2 } }, bad, 'for a workbook with one bad cell');
  if (!(bad.result.errors as string[] | undefined)?.[0]?.startsWith('Ratings!D3'))
    found(w, operationId, {
      check: 'write.changed',
      place: '/errors',
      message: 'the error does not begin with the cell Ratings!D3',
      exchange: bad.exchange,
      seen: bad.result.errors,
    });
  await unchanged(before, 'a workbook with one bad cell', bad.exchange);
  const real = await send(formOf(workbook('Ratings', [heads, good])), false);
  summary(
    { success: true, ErrorCount: 0, DryRun: false, Summary: { RatingRowCount: 1, RatingChangedCount: 1 } },
    real,
    'for one changed row',
  );
  const [now, other] = await ratings();
  hold(w, now, {
    operationId,
    where: 'in readIndicatorRating',
    expected: { Score: notMet, RatingIsMet: false, ResearcherNote: note, Version: Number(before[0]?.Version) + 1 },
    before: before[0],
    exchange: real.exchange,
  });
  hold(w, other, {
    operationId,
    where: 'in readIndicatorRating of another pair',
    expected: before[1] ?? {},
    exchange: real.exchange,
  });
  await send(formOf(workbook('Ratings', [heads, row(own, one, [met, 'Yes', note])])), false);
  await wrongForms(w, workbook('Ratings', [heads, good]));
}

async function wrongForms(w: Writing, bytes: Uint8Array): Promise<void> {
  const operationId = 'importFile';
  const as = needRole(w, operationId);
  const tries: [string, Parameters<typeof tell>[2], number[]][] = [
    ['a file under another name', { as, form: formOf(bytes, 'upload') }, [400, 422]],
    ['a file that is no workbook', { as, form: formOf(new TextEncoder().encode('a;b;c')) }, [415]],
    ['JSON instead of a form', { as, json: { file: 'x' } }, [400, 415, 422]],
  ];
  for (const [what, asked, wanted] of tries) {
    const { exchange } = await tell(w, operationId, { ...asked, query: { dryRun: true } });
    did(w, operationId, 'multipart.field');
    if (!wanted.includes(exchange.status))
      found(w, operationId, {
        check: 'multipart.field',
        place: what,
        message: `wanted ${wanted.join(' or ')} for ${what}, got ${exchange.status}`,
        exchange,
        seen: exchange.status,
      });
  }
  for (const role of [...w.run.roles.filter(({ permissions }) => !permissions.has('dataentry-import')), null]) {
    const { exchange } = await tell(w, operationId, { as: role, form: formOf(bytes), query: { dryRun: true } });
    const wanted = role ? 403 : 401;
    const check = role ? 'permission.missing' : 'auth.missing';
    did(w, operationId, check);
    if (exchange.status !== wanted)
      found(w, operationId, {
        check,
        message: `wanted ${wanted} for ${role?.name ?? 'nobody'}, got ${exchange.status}`,
        exchange,
        seen: exchange.status,
      });
  }
}
