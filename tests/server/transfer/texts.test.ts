import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWorkbook } from '../../../server/domain/workbook/workbook-read.ts';
import { writeWorkbook } from '../../../server/domain/workbook/workbook-write.ts';
import { openTestApp, type TestApp, testNow } from '../support/app.ts';
import { openWorkbook } from '../support/workbook-reader.ts';
import { exportWorkbook, upload } from './support.ts';

const known = [
  '=HYPERLINK("https://evil.example","x")',
  '=1+1',
  '+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '\0',
  '=',
  '-',
  "'",
  "'=1",
  '＝1+1',
  '_x0041_',
  '_x005F_',
  '_x005F\u0001',
  '_x0001',
  '__x0041__',
  '_x_x0041_x0042_',
  'a\u0001b\u001fc',
  '\u007f\u0085',
  '\ufffe\uffff',
  '  spaces  ',
  'line\r\nline\rline\n',
  '<b>&amp;</b>',
  ']]>',
  '<!--',
  '&#0;',
  '&lt;',
  '𝒳🏴',
  'e\u0301',
  '\u202egnp',
  '1e5',
  '0012',
  '1.1.1',
  'TRUE',
  '2026-02-28',
  '#N/A',
  '#DIV/0!',
  '#NAME?',
  '#GETTING_DATA',
  '#_x0041_',
  '\ufeffx',
  '\u00a0x\u00a0',
  '\u2028x',
];
const piece = fc.oneof(fc.constantFrom(...known), fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));
const hostile = fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(''));
const isWrittenBack = (text: string) => text.isWellFormed();
const texts = [...known, ...fc.sample(hostile.filter(isWrittenBack), { numRuns: 1_000, seed: 39 })].filter(
  (text) => text !== '',
);

const oneColumn = (rows: string[]) => [
  { name: 'Ratings', columns: [{ heading: 'Text', width: 20 }], rows: rows.map((text) => [text]) },
];

describe('a text in a workbook', () => {
  it('[Q-S39] comes back letter by letter, 1,000 hostile ones', async () => {
    const [sheet] = await readWorkbook(await writeWorkbook(oneColumn(texts)), (names) => names);
    expect(sheet?.rows.slice(1).map(([value]) => value)).toEqual(texts);
  });

  it('[Q-S39] is a text for another reader as well, quoted where it begins like a formula', async () => {
    const [sheet] = await openWorkbook(await writeWorkbook(oneColumn(texts)));
    const cells = sheet?.rows.slice(1).map(([cell]) => cell) ?? [];
    expect(cells.map((cell) => cell?.value)).toEqual(texts);
    for (const [index, text] of texts.entries())
      expect(cells[index]?.quoted, JSON.stringify(text)).toBe(/^[=+\-@\t\r\n\0＝＋－＠]/.test(text));
  });

  it('has no half characters, which XML cannot hold', async () => {
    const [sheet] = await openWorkbook(await writeWorkbook(oneColumn(['\ud800x'])));
    expect(sheet?.rows[1]?.[0]?.value).toBe('\ufffdx');
  });
});

describe('export, then import', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp();
  });
  afterAll(() => test.close());

  it('[Q-S39] gives the exact originals back to the database', async () => {
    const notes = texts.filter((text) => !text.includes('\0') && [...text.trim()].length >= 3);
    expect(notes.length).toBeGreaterThan(500);
    const pairs = await test.db
      .selectFrom('country_indicator as ci')
      .innerJoin('indicator as i', 'i.id', 'ci.indicator_id')
      .select(['ci.id', 'ci.country_id', 'i.library_indicator_id', 'i.polarity'])
      .where('ci.edition_id', '=', 4)
      .where('i.parent_indicator_id', 'is', null)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb.selectFrom('indicator as child').select('child.id').whereRef('child.parent_indicator_id', '=', 'i.id'),
          ),
        ),
      )
      .orderBy('ci.id')
      .limit(notes.length)
      .execute();
    const write = async (noteOf: (index: number) => string | null) => {
      for (const [index, { id }] of pairs.entries())
        await test.db
          .updateTable('country_indicator')
          .set({ score: 0, is_met: false, researcher_note: noteOf(index), status: 1, rating_updated_on: testNow })
          .where('id', '=', id)
          .execute();
    };
    await write((index) => notes[index] ?? null);
    const file = await exportWorkbook(test, {
      ReportEditionIds: [4],
      ExportFieldChoice: 0,
      ExportFormatChoice: null,
      CountryIds: [...new Set(pairs.map(({ country_id }) => country_id))],
      IndicatorIds: [...new Set(pairs.map(({ library_indicator_id }) => library_indicator_id))],
    });
    await write(() => 'Something else.');
    expect((await upload(test, file)).json()).toMatchObject({
      success: true,
      Summary: { RatingChangedCount: notes.length },
    });
    // within one text: the embedded engine's client takes a mark of byte order off the beginning of any
    const { rows } = await sql<{ stored: string }>`select json_agg(researcher_note order by id)::text as stored
      from country_indicator where id = any(${pairs.map(({ id }) => id)})`.execute(test.db);
    expect(JSON.parse(rows[0]?.stored ?? '')).toEqual(notes);
    expect((await upload(test, file)).json().Summary).toMatchObject({ RatingChangedCount: 0 });
  });
});
