/** One table of an edition for those who analyse it: what the files hold, and how texts come back [B65]. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Polarity, ResultsColumn, ResultsFormat, WorkflowStatus } from '#generated/enums.ts';
import type { components } from '#generated/schema.ts';
import { isFavourable } from '#rules/results.ts';
import { openTestApp, type TestApp } from './support/app.ts';
import { parseCsv } from './support/csv.ts';
import { noteOdd, oddNotes as odd } from './support/odd-notes.ts';
import { openWorkbook } from './support/workbook-reader.ts';

type Request = components['schemas']['ResultsExportRequest'];
type Results = components['schemas']['Results'];

const SPECTATOR = 5;
const [KENYA, NORWAY] = [404, 578];
const [EDITION, PAST] = [4, 3];
const all: Request = {
  ReportEditionId: EDITION,
  FileFormat: ResultsFormat.JsonLines,
  Columns: Object.values(ResultsColumn),
  ...{ CountryIds: [], Regions: [], Milestones: [], Statuses: [] },
};
const columns = Object.keys(ResultsColumn).map((id) => id.replaceAll(/[A-Z]/g, (big) => `_${big.toLowerCase()}`));

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ contents: 'demo' });
});
afterAll(() => test.close());

const ask = (change: Partial<Request> = {}, as = SPECTATOR) =>
  test.call('exportResults', { as, body: { ...all, ...change } });

async function fetched(change: Partial<Request> = {}) {
  const answer = await ask(change);
  expect(answer.statusCode, answer.body).toBe(200);
  const file = await test.app.inject(answer.json().downloadUrl);
  expect(file.statusCode, file.body).toBe(200);
  return file;
}

type Line = Record<string, string | number | null> & { references?: { title: string; url: string | null }[] };
const linesOf = (text: string): Line[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
const lines = async (change: Partial<Request> = {}) => linesOf((await fetched(change)).body);
const csv = async (change: Partial<Request> = {}) =>
  parseCsv((await fetched({ FileFormat: ResultsFormat.Csv, ...change })).body);

describe('the rows', () => {
  it('[B65] are those of all countries, by country and number, and sum up to the results', async () => {
    const rows = await lines();
    const results: Results = (await test.call('listResults', { as: SPECTATOR, params: { editionId: EDITION } })).json();
    expect(rows).toHaveLength(results.World.Total.Indicators);
    expect(Object.keys(rows[0] ?? {})).toEqual(columns);
    expect([...new Set(rows.map(({ country }) => country))]).toEqual(results.Countries.map((one) => one.CountryName));
    const byCountry = Map.groupBy(rows, ({ iso_code }) => iso_code);
    const sum = (of: Line[], column: string) => of.reduce((total, row) => total + Number(row[column]), 0);
    for (const { ISOCode, Region, Milestones } of results.Countries) {
      const own = byCountry.get(ISOCode) ?? [];
      expect(new Set(own.map(({ region }) => region))).toEqual(new Set([Region]));
      for (const [at, { Rated, Favourable, Indicators }] of Milestones.entries()) {
        const rated = own.filter(({ milestone_number }) => milestone_number === at + 1);
        const known = rated.filter(({ score }) => score !== null);
        expect([known.length, sum(known, 'favourable'), rated.length]).toEqual([Rated, Favourable, Indicators]);
      }
    }
    const numbers = byCountry.get('KEN')?.map(({ indicator_number }) => String(indicator_number)) ?? [];
    expect(numbers).toEqual(numbers.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })));
  });

  it('[B65] hold what the rating holds', async () => {
    const [row] = (await lines({ CountryIds: [KENYA], Milestones: [1] })).filter(
      ({ indicator_number }) => indicator_number === '1.1.1',
    );
    const stored = await test.db
      .selectFrom('country_indicator as ci')
      .innerJoin('indicator as i', 'i.id', 'ci.indicator_id')
      .leftJoin('app_user as u', 'u.id', 'ci.rating_updated_by')
      .select(['ci.score', 'ci.is_met', 'ci.researcher_note', 'ci.rating_updated_on', 'u.full_name', 'i.polarity'])
      .where('ci.id', '=', 100_201)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      ...{ edition: 'Road Safety Report 2026', country: 'Kenya', iso_code: 'KEN', region: 'Africa' },
      ...{ milestone_number: 1, activity_number: 1, indicator_number: '1.1.1', library_indicator_id: 1 },
      ...{ score: stored.score, met: Number(stored.is_met), note: stored.researcher_note },
      favourable: Number(isFavourable(stored.is_met === true, stored.polarity as Polarity)),
      polarity: stored.polarity === Polarity.Positive ? 'Positive' : 'Negative',
      updated_on: stored.rating_updated_on?.toISOString().replace(/\.\d+/, '') ?? null,
      updated_by: stored.full_name,
    });
    expect(row?.references).toHaveLength(Number(row?.reference_count));
    expect(row?.reference_count).toBeGreaterThan(0);
  });

  it('[B65] are those of the countries, regions, milestones and statuses that are chosen', async () => {
    const rows = await lines({ Regions: ['Oceania'], Milestones: [2, 5], Statuses: [WorkflowStatus.QACompleted] });
    expect(new Set(rows.map(({ region }) => region))).toEqual(new Set(['Oceania']));
    expect(new Set(rows.map(({ milestone_number }) => milestone_number))).toEqual(new Set([2, 5]));
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['QA Completed']));
    expect(await lines({ CountryIds: [KENYA, NORWAY], Regions: ['Africa'] })).toHaveLength(150);
  });

  it('[B65] are of a closed edition too', async () => {
    const rows = await lines({ ReportEditionId: PAST, CountryIds: [KENYA], Columns: ['edition', 'score'] });
    expect(rows[0]).toEqual({ edition: 'Road Safety Report 2025', score: expect.any(Number) });
  });

  it('[B65] that are none are 204, an edition that is not there is 404, columns that are none are 422', async () => {
    expect((await ask({ CountryIds: [KENYA], Regions: ['Europe'] })).statusCode).toBe(204);
    expect((await ask({ Milestones: [99] })).statusCode).toBe(204);
    expect((await ask({ ReportEditionId: 99 })).statusCode).toBe(404);
    expect((await ask({ Columns: [] })).statusCode).toBe(422);
    expect((await ask({ Columns: ['score', 'score'] })).statusCode).toBe(422);
    expect((await ask({ Columns: ['password' as 'score'] })).statusCode).toBe(422);
  });

  it('[B65] may be had by everybody who may read the results', async () => {
    for (const as of [1, 2, 4, 5]) expect((await ask({ CountryIds: [KENYA] }, as)).statusCode).toBe(200);
    expect((await ask({}, 0)).statusCode).toBe(401);
  });
});

describe('the files', () => {
  it('[B65] every text comes back as it was, and none is run by a spreadsheet', async () => {
    await noteOdd(test.db, { editionId: EDITION, countryId: NORWAY });
    const chosen: Partial<Request> = { CountryIds: [NORWAY], Columns: ['note', 'score'] };
    const head = <T>(rows: T[]) => rows.slice(0, odd.length);

    expect(head(await lines(chosen)).map(({ note }) => note)).toEqual(odd);

    for (const FileFormat of [ResultsFormat.Csv, ResultsFormat.CsvWithMark]) {
      const { body, headers } = await fetched({ ...chosen, FileFormat });
      expect(headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(body.startsWith('\uFEFF')).toBe(FileFormat === ResultsFormat.CsvWithMark);
      const rows = parseCsv(body.replace('\uFEFF', ''));
      expect(rows[0]).toEqual(['score', 'note']);
      const notes = head(rows.slice(1)).map(([, note = '']) => note);
      for (const note of notes) expect(note).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
      expect(notes.map((note) => note.replace(/^'(?='*[=+\-@\t\r\n＝＋－＠])/, ''))).toEqual(odd);
    }

    const { rawPayload } = await fetched({ ...chosen, FileFormat: ResultsFormat.Workbook });
    const [sheet] = await openWorkbook(rawPayload);
    const cells = head(sheet?.rows.slice(1) ?? []).map(([, note]) => note);
    expect(cells.map((cell) => cell?.value)).toEqual(odd);
    expect(cells.map((cell) => cell?.quoted)).toEqual(odd.map((text) => /^[=+\-@\t\r\n＝]/.test(text)));
  });

  it('[B65] hold the same rows in every format', async () => {
    const chosen = { CountryIds: [KENYA] };
    const expected = (await lines(chosen)).map((row) =>
      Object.values({ ...row, references: row.references?.length || '' }).map((value) => String(value ?? '')),
    );
    const [heading, ...rows] = await csv(chosen);
    expect(heading).toEqual(columns);
    const last = columns.length - 1;
    const counted = (row: string[]) => row.with(last, row[last] ? `${row[last]?.split('\n').length}` : '');
    const asText = rows.map((row) => counted(row.map((cell) => cell.replace(/^'(?=[=+\-@])/, ''))));
    expect(asText).toEqual(expected);
    const { rawPayload, headers } = await fetched({ ...chosen, FileFormat: ResultsFormat.Workbook });
    expect(headers['content-disposition']).toBe(
      'attachment; filename="results-road-safety-report-2026-2026-11-20.xlsx"',
    );
    const [sheet, codebook] = await openWorkbook(rawPayload);
    const instant = columns.indexOf('updated_on');
    const inSheet = sheet?.rows.slice(1).map((row) => {
      const texts = columns.map((_, at) => String(row[at]?.value ?? ''));
      const days = texts[instant];
      const time = days && new Date(Math.round((Number(days) - 25_569) * 86_400) * 1000).toISOString();
      return counted(texts.with(instant, time ? time.replace('.000', '') : ''));
    });
    expect(inSheet).toEqual(expected);
    expect([sheet?.name, codebook?.name]).toEqual(['Results', 'Codebook']);
    expect(codebook?.rows.slice(1, columns.length + 1).map(([name]) => name?.value)).toEqual(columns);
  });

  it('[B65] the codebook says what each chosen column means, and how the rows were chosen', async () => {
    const { body, headers } = await fetched({
      FileFormat: ResultsFormat.Codebook,
      Columns: ['favourable', 'isoCode'],
      CountryIds: [KENYA],
      Statuses: [WorkflowStatus.Open],
    });
    expect(headers['content-disposition']).toContain('codebook-road-safety-report-2026-2026-11-20.csv');
    const rows = parseCsv(body.replace('\uFEFF', ''));
    expect(rows.slice(0, 3).map(([name, type]) => [name, type])).toEqual([
      ['column', 'type'],
      ['iso_code', 'text'],
      ['favourable', 'integer'],
    ]);
    const about = (subject: string) => rows.filter(([name]) => name === `(${subject})`).map((row) => row[3]);
    expect(about('rows')).toEqual(['Countries: KEN', 'Milestones: all, 150 indicators', 'Statuses: Open']);
    expect(about('pandas, CSV')[0]).toContain('dtype={"iso_code": "string", "favourable": "Int64"}');
  });
});
