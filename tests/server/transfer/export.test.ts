import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Wire } from '../../../server/domain/wire.ts';
import { openTestApp, type TestApp, testNow } from '../support/app.ts';
import { rowOf, setRow } from '../support/ratings.ts';
import { type OpenedSheet, openWorkbook } from '../support/workbook-reader.ts';
import { edition, exportWorkbook } from './support.ts';

let now = testNow;
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ contents: 'demo', now: () => now });
});
afterAll(() => test.close());
beforeEach(() => {
  now = testNow;
});

const [kenya, ivory] = [404, 384];
const request: Wire<'ExportRequest'> = {
  ReportEditionIds: [4],
  ExportFieldChoice: 0,
  ExportFormatChoice: null,
  CountryIds: [kenya],
  IndicatorIds: [1],
};
const valuesOf = ({ rows }: OpenedSheet) => rows.map((row) => row.map((cell) => cell?.value ?? null));
const exported = async (changes: Partial<Wire<'ExportRequest'>>) =>
  openWorkbook(await exportWorkbook(test, { ...request, ...changes }));
const sheetOf = (sheets: OpenedSheet[], name: string) => {
  const sheet = sheets.find((one) => one.name === name);
  if (!sheet) throw new Error(`No sheet ${name} among ${sheets.map((one) => one.name).join(', ')}`);
  return valuesOf(sheet);
};

describe('an export of ratings', () => {
  it('[S128] [S94] is one sheet, a row a country indicator, newest edition first, then by country and number', async () => {
    await setRow(test, { score: 1, is_met: true, researcher_note: 'The act of May.', status: 1 });
    const sheets = await exported({ ReportEditionIds: [3, 4], CountryIds: [kenya, ivory], IndicatorIds: [2, 1] });
    expect(sheets.map(({ name }) => name)).toEqual(['Ratings']);
    const [headings, ...rows] = sheetOf(sheets, 'Ratings');
    expect(headings).toEqual([
      'Edition',
      'ISO Code',
      'Country',
      'Indicator No.',
      'Indicator',
      'Score',
      'Met',
      'Researcher Note',
      'Research User',
      'QA User',
      'Status',
      'Research Due Date',
      'QA Due Date',
      'Status Since',
    ]);
    expect(rows.map(([name, code, , number]) => [name, code, number])).toEqual(
      [edition, 'Road Safety Report 2025'].flatMap((name) =>
        ['CIV', 'KEN'].flatMap((code) => ['1.1.1', '1.1.2'].map((number) => [name, code, number])),
      ),
    );
    const row = await rowOf(test);
    const inEdition = await test.db.selectFrom('edition').selectAll().where('id', '=', 4).executeTakeFirstOrThrow();
    expect(rows[2]).toEqual([
      edition,
      'KEN',
      'Kenya',
      '1.1.1',
      'Lead agency named in law',
      1,
      'Yes',
      'The act of May.',
      'Rui Tanaka',
      'Elena Petrova',
      'Research In Progress',
      row.research_due_date ?? inEdition.research_due_date,
      row.qa_due_date ?? inEdition.qa_due_date,
      row.status_since.toISOString().slice(0, 10),
    ]);
  });

  it('names people so that an import finds them again', async () => {
    await setRow(test, { research_user_id: 7, qa_user_id: 10 });
    const [, row] = sheetOf(await exported({}), 'Ratings');
    expect(row?.slice(8, 10)).toEqual(['maria.santos@demo.test', 'Ana Lima Duarte']);
  });
});

describe('an export with references', () => {
  it('[S94] has a tab a country behind the contents, which lead to it', async () => {
    const sheets = await exported({
      ExportFieldChoice: 1,
      ExportFormatChoice: 1,
      CountryIds: [kenya, ivory],
      IndicatorIds: [1, 2],
    });
    expect(sheets.map(({ name }) => name)).toEqual(['Contents', "CIV Côte d'Ivoire", 'KEN Kenya']);
    expect(sheetOf(sheets, 'Contents').map(([tab, title, ratings]) => [tab, title, ratings])).toEqual([
      ['Tab', 'Country', 'Ratings'],
      ["CIV Côte d'Ivoire", "Côte d'Ivoire", 2],
      ['KEN Kenya', 'Kenya', 2],
    ]);
    const [headings = [], ...rows] = sheetOf(sheets, 'KEN Kenya');
    const [number, status, title] = ['Indicator No.', 'Status', 'Title'].map((heading) => headings.indexOf(heading));
    const ofFirst = rows.filter((row) => row[number ?? 0] === '1.1.1');
    // the rating stands once, each of its sources in a row
    expect(ofFirst.length).toBe(6);
    expect(ofFirst.filter((row) => row[status ?? 0] !== null)).toHaveLength(1);
    expect(ofFirst.map((row) => row[title ?? 0])).toContain('Quotes "and" <markup> & more');
  });

  it('[S94] has a tab an indicator, called by its number in the newest edition', async () => {
    const sheets = await exported({
      ReportEditionIds: [3, 4],
      ExportFieldChoice: 1,
      ExportFormatChoice: 0,
      IndicatorIds: [2, 1],
    });
    expect(sheets.map(({ name }) => name)).toEqual(['Contents', '1.1.1', '1.1.2']);
    expect(sheetOf(sheets, 'Contents')[1]?.slice(0, 3)).toEqual(['1.1.1', '1.1.1 Lead agency named in law', 2]);
    expect(
      new Set(
        sheetOf(sheets, '1.1.2')
          .slice(1)
          .map(([name]) => name),
      ),
    ).toEqual(new Set([edition, 'Road Safety Report 2025']));
  });

  const wrong: [what: string, changes: Partial<Wire<'ExportRequest'>>, pointer: string][] = [
    ['no format', { ExportFieldChoice: 1, ExportFormatChoice: null }, '/ExportFormatChoice'],
    ['a format for ratings alone', { ExportFieldChoice: 0, ExportFormatChoice: 1 }, '/ExportFormatChoice'],
    [
      'more tabs than can be imported again',
      {
        ExportFieldChoice: 1,
        ExportFormatChoice: 0,
        IndicatorIds: Array.from({ length: 901 }, (_, index) => index + 1),
      },
      '/IndicatorIds',
    ],
  ];
  it.each(wrong)('[S114] refuses %s', async (_what, changes, pointer) => {
    const answer = await test.call('exportData', { as: 1, body: { ...request, ...changes } });
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ pointer }] });
  });
});

describe('nothing to export', () => {
  it.each([{ ReportEditionIds: [99] }, { CountryIds: [9_999] }, { IndicatorIds: [999_999] }])(
    '[S128] [S133] %j: 204',
    async (changes) => {
      const answer = await test.call('exportData', { as: 1, body: { ...request, ...changes } });
      expect(answer.statusCode).toBe(204);
    },
  );
});

describe('the countries to choose from', () => {
  it('[S127] are those of any of the editions, by name', async () => {
    const answer = await test.call('listExportCountries', { as: 1, body: [4, 3] });
    const names = answer.json().map(({ Name }: { Name: string }) => Name);
    expect(names).toHaveLength(193);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
    expect(answer.json()[0]).toEqual({ Id: 4, Name: 'Afghanistan', Region: 'Asia', ISOCode: 'AFG' });
    expect((await test.call('listExportCountries', { as: 1, body: [99] })).json()).toEqual([]);
    expect((await test.call('listExportCountries', { as: 1, body: [] })).statusCode).toBe(422);
  });
});

describe('a download', () => {
  const offered = async (): Promise<string> =>
    (await test.call('exportData', { as: 1, body: request })).json().downloadUrl;
  const fetched = (address: string) => test.app.inject(address);

  it('[Q-S40] [Q-S38] is same-origin, unguessable, an attachment of its own name, and works once', async () => {
    const address = await offered();
    expect(address).toMatch(/^\/api\/v1\/downloads\/[A-Za-z0-9_-]{32}$/);
    const [one, other] = await Promise.all([fetched(address), fetched(address)]);
    const [won, lost] = one.statusCode === 200 ? [one, other] : [other, one];
    expect(won.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': 'attachment; filename="ratings-2026-11-20.xlsx"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-length': String(won.rawPayload.length),
    });
    for (const answer of [lost, await fetched(address), await fetched('/api/v1/downloads/unknown-unknown-unknown')])
      expect(answer.json()).toMatchObject({
        status: 404,
        code: 'not-found',
        detail: 'This download was already used or has expired. Export again.',
      });
  });

  it('[Q-S40] ends after five minutes', async () => {
    const address = await offered();
    now = new Date(testNow.getTime() + 300_000);
    expect((await fetched(address)).statusCode).toBe(404);
    now = new Date(testNow.getTime() + 299_999);
    expect((await fetched(address)).statusCode).toBe(200);
  });

  it('[S128] needs the right to export', async () => {
    expect((await test.call('exportData', { as: 2, body: request })).statusCode).toBe(403);
  });
});

describe('a comparison as a workbook', () => {
  const body = { EditionIds: [4, 3], CountryIds: [kenya, ivory], IndicatorIds: [2, 5] };

  it('[S249] [S191] has a column a country and edition, and NA where nothing is rated', async () => {
    await setRow(test, { score: null, is_met: null, status: 0 }, 100_202);
    const answer = await test.call('exportCompare', { as: 5, body });
    expect(answer.headers['content-disposition']).toBe('attachment; filename="compare-2026-11-20.xlsx"');
    const [headings, ...rows] = sheetOf(await openWorkbook(answer.rawPayload), 'Compare');
    expect(headings).toEqual([
      'Indicator No.',
      'Indicator',
      'Polarity',
      "Côte d'Ivoire, Road Safety Report 2025",
      "Côte d'Ivoire, Road Safety Report 2026",
      'Kenya, Road Safety Report 2025',
      'Kenya, Road Safety Report 2026',
    ]);
    expect(rows.map(([number, , polarity]) => [number, polarity])).toEqual([
      ['1.1.2', 'Positive'],
      ['1.1.5', 'Negative'],
    ]);
    const comparison: Wire<'Comparison'> = (
      await test.call('readCompare', { as: 5, query: { editions: '[4,3]', countries: `[${kenya},${ivory}]` } })
    ).json();
    const expected = comparison.Indicators.filter(({ IndicatorId }) => body.IndicatorIds.includes(IndicatorId)).map(
      ({ CountryRatings }) =>
        CountryRatings.flatMap(({ PreviousScore, LatestScore }) => [PreviousScore ?? 'NA', LatestScore ?? 'NA']),
    );
    expect(rows.map((row) => row.slice(3))).toEqual(expected);
    expect(rows[0]?.[6]).toBe('NA');
  });

  it('[B62] has the totals of listResults and the means of regions as sheets of their own', async () => {
    const sheets = await openWorkbook((await test.call('exportCompare', { as: 5, body })).rawPayload);
    expect(sheets.map(({ name }) => name)).toEqual(['Compare', 'Totals', 'Region means']);
    const results: Wire<'Results'> = (
      await test.call('listResults', { as: 5, params: { editionId: 4 }, query: { against: 3 } })
    ).json();
    const [, ...rows] = sheetOf(sheets, 'Totals');
    const told = results.Countries.find(({ CountryId }) => CountryId === kenya)?.Milestones[1];
    expect(rows.filter(([name]) => name === 'Kenya')).toHaveLength(6);
    expect(rows.find(([name, , milestone]) => name === 'Kenya' && milestone === '2 Roads')).toEqual([
      ...['Kenya', 'Africa', '2 Roads', told?.Score, told?.Favourable, told?.Rated, told?.Indicators],
      ...(['PreviousScore', 'Score', 'Change', 'Indicators'] as const).map((figure) => told?.Comparison?.[figure]),
    ]);
    const africa = results.Regions.find(({ Region }) => Region === 'Africa')?.Total;
    expect(rows.find(([name]) => name === 'Mean of Africa')).toMatchObject({ 3: africa?.Score, 9: africa?.Change });
    const comparison: Wire<'Comparison'> = (
      await test.call('readCompare', { as: 5, query: { editions: '[4,3]', countries: `[${kenya},${ivory}]` } })
    ).json();
    const mean = comparison.Indicators[1]?.RegionScores?.[0];
    expect(sheetOf(sheets, 'Region means').slice(1)[0]).toEqual([
      ...['1.1.2', 'Lead agency has its own budget', 'Africa', mean?.PreviousScore, mean?.PreviousRated],
      ...[mean?.Score, mean?.Rated],
    ]);
  });

  it('[S249] of one edition has a column a country, of all indicators where none is chosen', async () => {
    const answer = await test.call('exportCompare', {
      as: 5,
      body: { EditionIds: [3], CountryIds: [kenya], IndicatorIds: [] },
    });
    const rows = sheetOf(await openWorkbook(answer.rawPayload), 'Compare');
    expect(rows).toHaveLength(151);
    expect(rows[0]?.slice(3)).toEqual(['Kenya, Road Safety Report 2025']);
  });

  it('[Q-R13] comes again where it is asked for with the same key', async () => {
    const ask = async () =>
      test.app.inject({
        method: 'POST',
        url: '/api/v1/compare-export',
        headers: {
          authorization: `Bearer ${await test.tokenOf(5)}`,
          'idempotency-key': '7f1f0c1e-5d0a-4c5e-9d7a-3b1f0c1e5d0a',
        },
        payload: body,
      });
    const [first, second] = [await ask(), await ask()];
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(await openWorkbook(second.rawPayload)).toEqual(await openWorkbook(first.rawPayload));
  });

  it('[S249] [S227] answers 204 where there is nothing, 404 without the edition, 403 without the right', async () => {
    expect((await test.call('exportCompare', { as: 5, body: { ...body, IndicatorIds: [999_999] } })).statusCode).toBe(
      204,
    );
    expect((await test.call('exportCompare', { as: 5, body: { ...body, CountryIds: [9_999] } })).statusCode).toBe(204);
    expect((await test.call('exportCompare', { as: 5, body: { ...body, EditionIds: [99] } })).statusCode).toBe(404);
    expect((await test.call('exportCompare', { as: 4, body })).statusCode).toBe(403);
  });
});
