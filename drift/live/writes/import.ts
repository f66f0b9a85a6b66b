/** Imports: a dry run, a bad cell, an export unchanged, one cell, wrong forms. */
import { Polarity } from '../../../generated/enums.ts';
import { scoresOf } from '../../../openapi/rules/rating.ts';
import type { Exchange } from '../../core/exchange.ts';
import type { Pair, Workers } from './assign.ts';
import { hold } from './compare.ts';
import { allowed, did, found, list, must, needRole, type Row, read, sendAndJudge, type Writing } from './context.ts';
import { readCheck, undoImport } from './import-undo.ts';
import type { Stage } from './stage.ts';
import { workbook, workbookType } from './xlsx.ts';

const heads = ['Edition', 'ISO Code', 'Indicator No.', 'Score', 'Met', 'Researcher Note'];

function formOf(bytes: Uint8Array, field = 'file', type = workbookType): FormData {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)], { type }), 'contract.xlsx');
  return form;
}

/** A dry run, a bad cell, an export unchanged, and one cell. */
export async function importBack(
  writing: Writing,
  stage: Stage,
  { pairs }: Workers,
  exported: Uint8Array | undefined,
): Promise<void> {
  const operationId = 'importFile';
  if (!allowed(writing, operationId)) return;
  const as = needRole(writing, operationId);
  const {
    indicators: [indicator = {}],
  } = stage;
  const [one = 0, two = one] = writing.countries;
  const [own, beside] = [pairs(one, indicator), pairs(two, indicator)];
  const isoCodes = new Map(
    (await list(writing, 'listEditionCountries', { id: writing.edition.Id })).map(({ Id, ISOCode }) => [
      Id,
      String(ISOCode),
    ]),
  );
  const ratings = () => Promise.all([own, beside].map(({ place }) => read(writing, 'readIndicatorRating', place)));
  const send = async (form: FormData, dryRun: boolean) => {
    const reply = await must(writing, operationId, { as, form, ...(dryRun && { query: { dryRun: true } }) }, [200], {
      check: 'request.valid-rejected',
    });
    return { exchange: reply.exchange, result: reply.body as Row };
  };
  const summary = (wanted: Row, { exchange, result }: Awaited<ReturnType<typeof send>>, where: string) => {
    const { Summary, ...expected } = wanted;
    hold(writing, result, { operationId, where, expected, exchange });
    hold(writing, result.Summary as Row, {
      operationId,
      where: `${where}, in Summary`,
      expected: Summary as Row,
      exchange,
    });
  };
  const unchanged = async (before: unknown, what: string, exchange?: Exchange) => {
    did(writing, operationId, 'write.side-effect');
    if (JSON.stringify(before) !== JSON.stringify(await ratings()))
      found(writing, operationId, {
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
  const [notMet, met] = scoresOf(indicator.IndicatorRating === Polarity.Negative);
  const row = ({ row: { OrderNumber } }: Pair, country: number, cells: (string | number)[]) => [
    String(writing.edition.Name),
    isoCodes.get(country) ?? '',
    String(OrderNumber),
    ...cells,
  ];
  const note = `${writing.marker} Ünote "<b>&amp; 日🚦`;
  const good = row(own, one, [notMet, 'No', note]);
  const dry = await send(formOf(workbook('Ratings', [heads, good])), true);
  summary(
    { success: true, ErrorCount: 0, DryRun: true, Summary: { RatingRowCount: 1, RatingChangedCount: 1 } },
    dry,
    'for a dry run',
  );
  await unchanged(before, 'a dry run', dry.exchange);
  await readCheck(writing, { result: dry.result, before: before[0], score: notMet });
  const bad = await send(formOf(workbook('Ratings', [heads, good, row(beside, two, ['seven', 'Yes', note])])), false);
  summary({ success: false, DryRun: false, Summary: { RatingRowCount: 2 } }, bad, 'for a workbook with one bad cell');
  if (!(bad.result.errors as string[] | undefined)?.[0]?.startsWith('Ratings!D3'))
    found(writing, operationId, {
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
  hold(writing, now, {
    operationId,
    where: 'in readIndicatorRating',
    expected: { Score: notMet, RatingIsMet: false, ResearcherNote: note, Version: Number(before[0]?.Version) + 1 },
    before: before[0],
    exchange: real.exchange,
  });
  hold(writing, other, {
    operationId,
    where: 'in readIndicatorRating of another pair',
    expected: before[1] ?? {},
    exchange: real.exchange,
  });
  const rating = async () => (await ratings())[0];
  await undoImport(writing, { result: real.result, rating, before: before[0], score: notMet });
  await send(formOf(workbook('Ratings', [heads, row(own, one, [met, 'Yes', note])])), false);
  await wrongForms(writing, workbook('Ratings', [heads, good]));
}

async function wrongForms(writing: Writing, bytes: Uint8Array): Promise<void> {
  const operationId = 'importFile';
  const as = needRole(writing, operationId);
  const tries: [string, Parameters<typeof sendAndJudge>[2], number[]][] = [
    ['a file under another name', { as, form: formOf(bytes, 'upload') }, [400, 422]],
    ['a file that is no workbook', { as, form: formOf(new TextEncoder().encode('a;b;c')) }, [415]],
    ['JSON instead of a form', { as, json: { file: 'x' } }, [400, 415, 422]],
  ];
  for (const [what, requested, wanted] of tries) {
    const { exchange } = await sendAndJudge(writing, operationId, { ...requested, query: { dryRun: true } });
    did(writing, operationId, 'multipart.field');
    if (!wanted.includes(exchange.status))
      found(writing, operationId, {
        check: 'multipart.field',
        place: what,
        message: `wanted ${wanted.join(' or ')} for ${what}, got ${exchange.status}`,
        exchange,
        seen: exchange.status,
      });
  }
  for (const role of [...writing.run.roles.filter(({ permissions }) => !permissions.has('dataentry-import')), null]) {
    const { exchange } = await sendAndJudge(writing, operationId, {
      as: role,
      form: formOf(bytes),
      query: { dryRun: true },
    });
    const wanted = role ? 403 : 401;
    const check = role ? 'permission.missing' : 'auth.missing';
    did(writing, operationId, check);
    if (exchange.status !== wanted)
      found(writing, operationId, {
        check,
        message: `wanted ${wanted} for ${role?.name ?? 'nobody'}, got ${exchange.status}`,
        exchange,
        seen: exchange.status,
      });
  }
}
