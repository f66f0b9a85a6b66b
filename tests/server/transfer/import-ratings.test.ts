import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, testNow } from '../support/app.ts';
import { rowOf, setRow } from '../support/ratings.ts';
import { type Cell, edition, importSheets, kenyaRows, ratingHeadings, ratings, rowsOfImports } from './support.ts';

// Kenya's 1.1.1 … 1.1.5 in the active edition; 1.1.2 and 1.1.3 depend on 1.1.1, 1.1.5 is negative
const [first, second, fourth, fifth] = [100_201, 100_202, 100_204, 100_205];
const open = { score: null, is_met: null, researcher_note: null, status: 0, rating_updated_on: null };
const note = 'As the gazette of May says.';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ contents: 'demo' });
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const id of [first, second, fourth, fifth])
    await setRow(test, { ...open, research_user_id: 2, qa_user_id: 3 }, id);
});

const imported = async (...rows: Cell[][]) => importSheets(test, ratings(...rows));

describe('a row of ratings', () => {
  it('[S126] rates, moves Open to Research In Progress, and says who and when', async () => {
    const before = await rowOf(test, fourth);
    expect(await imported(['1.1.4', 1, 'Yes', note])).toEqual({
      success: true,
      errors: [],
      ErrorCount: 0,
      DryRun: false,
      ImportId: expect.any(Number),
      Summary: {
        RatingRowCount: 1,
        RatingChangedCount: 1,
        RatingUnchangedCount: 0,
        AssignmentChangedCount: 0,
        ReferenceRowCount: 0,
        ReferenceAddedCount: 0,
        ReferenceUnchangedCount: 0,
      },
    });
    expect(await rowOf(test, fourth)).toEqual({
      ...before,
      score: 1,
      is_met: true,
      researcher_note: note,
      status: 1,
      status_since: testNow,
      rating_updated_on: testNow,
      rating_updated_by: 1,
      changed_on: testNow,
      changed_by: 1,
      version: before.version + 1,
    });
  });

  it('[S126] changes nothing the second time', async () => {
    await imported(['1.1.4', 1, 'Yes', note], ['1.1.5', -1, 'Yes', note]);
    const before = await rowsOfImports(test);
    const again = await imported(['1.1.4', 1, 'Yes', note], ['1.1.5', -1, 'Yes', note]);
    expect(again.Summary).toMatchObject({ RatingChangedCount: 0, RatingUnchangedCount: 2 });
    expect(await rowsOfImports(test)).toEqual(before);
  });

  it('[S126] stores nothing where it is only checked, and says what it would', async () => {
    const before = await rowsOfImports(test);
    const sheets = ratings(['1.1.4', 1, 'Yes', note]);
    expect(await importSheets(test, sheets, { dryRun: true })).toMatchObject({
      success: true,
      DryRun: true,
      Summary: { RatingChangedCount: 1 },
    });
    expect(await rowsOfImports(test)).toEqual(before);
  });

  it.each([
    ['TRUE', true],
    [' yes ', 'yes'],
    ['Met', 'Met'],
  ])('reads %s as met, and numbers typed as texts', async (_what, met) => {
    expect(await imported(['1.1.4', ' 1 ', met, note])).toMatchObject({ success: true });
    expect(await rowOf(test, fourth)).toMatchObject({ score: 1, is_met: true });
  });

  it('[S126] finds its columns by their heading, in any order, among others', async () => {
    const result = await importSheets(test, {
      Notes: [['what', 'ever']],
      ' ratings ': [
        [
          'Remarks',
          'RESEARCHER  NOTE',
          'met',
          'Indicator No',
          'Score',
          'iso code',
          '__proto__',
          'Edition',
          'constructor',
        ],
        ['x', note, 'No', '1.1.4', 0, 'ken', 'polluted', ` ${edition.toUpperCase()} `, 'x'],
      ],
    });
    expect(result).toMatchObject({ success: true, errors: [] });
    expect(await rowOf(test, fourth)).toMatchObject({ score: 0, is_met: false, researcher_note: note });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('leaves the rating as it is where its cells are blank', async () => {
    await setRow(test, { score: 1, is_met: true, researcher_note: note, status: 1 }, fourth);
    expect((await imported(['1.1.4', null, '', null])).Summary).toMatchObject({ RatingUnchangedCount: 1 });
    expect(await rowOf(test, fourth)).toMatchObject({ score: 1, researcher_note: note });
  });
});

const refusals: [what: string, row: Cell[], errors: string[]][] = [
  [
    'a score of the other polarity',
    ['1.1.4', -1, 'Yes', note],
    ['D2: Score is -1, but must be 0 or 1 for a positive indicator'],
  ],
  ['a score beyond all', ['1.1.5', 2, 'Yes', note], ['D2: Score is 2, but must be 0 or -1 for a negative indicator']],
  ['a score that is none', ['1.1.4', 'one', 'Yes', note], ["D2: Score is 'one', but must be 0, 1 or -1"]],
  ['met against the score', ['1.1.4', 0, 'Yes', note], ['E2: Met is Yes, but a score of 0 means not met']],
  ['a met that is none', ['1.1.4', 0, 'perhaps', note], ["E2: Met is 'perhaps', but must be Yes or No"]],
  ['a short note', ['1.1.4', 0, 'No', ' a '], ['F2: Researcher Note needs at least 3 characters']],
  ['a long note', ['1.1.4', 0, 'No', 'x'.repeat(20_001)], ['F2: Researcher Note has more than 20,000 characters']],
  [
    'a note that cannot be stored',
    ['1.1.4', 0, 'No', 'a_x0000_bc'],
    ['F2: Researcher Note holds a character that cannot be stored'],
  ],
  [
    'half a rating',
    ['1.1.4', 0, null, null],
    ['E2: Met is missing', 'F2: Researcher Note needs at least 3 characters'],
  ],
  [
    'an indicator that is not there',
    ['9.9.9', 0, 'No', note],
    ['C2: There is no indicator 9.9.9 in Road Safety Report 2026'],
  ],
  ['a number that is none', ['1.1', 0, 'No', note], ["C2: Indicator No. is '1.1', but must be like 2.3.1"]],
  [
    'a number that became a date',
    [new Date('2001-01-04'), 0, 'No', note],
    ['C2: Indicator No. became a date; format the column as text'],
  ],
];

describe('a row that is refused', () => {
  it.each(refusals)('[Q-R20] %s', async (_what, row, errors) => {
    const before = await rowsOfImports(test);
    const result = await imported(row);
    expect(result).toMatchObject({ success: false, ErrorCount: errors.length });
    expect(result.errors).toEqual(errors.map((error) => `Ratings!${error}`));
    expect(result.Summary).toMatchObject({ RatingRowCount: 1, RatingChangedCount: 0, RatingUnchangedCount: 0 });
    expect(await rowsOfImports(test)).toEqual(before);
  });

  it('[Q-R20] names editions and countries that are unknown or missing', async () => {
    const { errors } = await importSheets(test, {
      Ratings: [
        ratingHeadings,
        ['Another', 'KEN', '1.1.4', 1, 'Yes', note],
        [edition, 'XXX', '1.1.4', 1, 'Yes', note],
        [null, null, null, 1, 'Yes', note],
      ],
    });
    expect(errors).toEqual([
      "Ratings!A2: There is no edition 'Another'",
      "Ratings!B3: There is no country with the code 'XXX'",
      'Ratings!A4: Edition is missing',
      'Ratings!B4: ISO Code is missing',
      'Ratings!C4: Indicator No. is missing',
    ]);
  });

  it('[Q-R20] a country that is not in the edition', async () => {
    const { country_id } = await test.db
      .selectFrom('edition_country')
      .select('country_id')
      .where('edition_id', '=', 4)
      .where('country_id', '=', 242)
      .executeTakeFirstOrThrow();
    const inFiji = () =>
      test.db.updateTable('edition_country').where('edition_id', '=', 4).where('country_id', '=', country_id);
    await inFiji().set({ removed_on: testNow }).execute();
    const { errors } = await importSheets(test, {
      Ratings: [ratingHeadings, ...kenyaRows([['1.1.4', 1, 'Yes', note]], 'FJI')],
    });
    await inFiji().set({ removed_on: null }).execute();
    expect(errors).toEqual(['Ratings!B2: Fiji is not in Road Safety Report 2026']);
  });

  it('[Q-R20] the same indicator twice', async () => {
    const { errors } = await imported(['1.1.4', 1, 'Yes', note], ['1.1.5', 0, 'No', note], ['1.1.4', 1, 'Yes', note]);
    expect(errors).toEqual(['Ratings!C4: This indicator of this country is already in row 2']);
  });

  it('[S126] headings that are missing or doubled, and no sheet at all', async () => {
    const { errors } = await importSheets(test, { Ratings: [['Edition', 'ISO Code', 'Score', 'Edition', 'Met']] });
    expect(errors).toEqual([
      'Ratings!A1: The column Indicator No. is missing; the first row holds the headings',
      'Ratings!A1: The column Researcher Note is missing; the first row holds the headings',
      'Ratings!D1: The column Edition is there twice, first in A',
    ]);
    expect((await importSheets(test, { Sheet1: [['Edition']] })).errors).toEqual([
      'Sheet1!A1: There is no sheet named Ratings or References',
    ]);
  });

  it('[Q-R20] one bad row of many keeps out all, and errors come in order, 500 of them', async () => {
    const before = await rowsOfImports(test);
    const numbers = Array.from({ length: 5 }, (_, index) => `1.1.${index + 1}`);
    const codes = (
      await test.db.selectFrom('country').select('iso_code').orderBy('sort_order').limit(150).execute()
    ).map(({ iso_code }) => iso_code);
    const rows = codes.flatMap((code) => numbers.map((number): Cell[] => [edition, code, number, 7, 'Yes', note]));
    const result = await importSheets(test, { Ratings: [ratingHeadings, ...rows] });
    expect(result.ErrorCount).toBeGreaterThanOrEqual(rows.length - 150);
    expect(result.errors).toHaveLength(500);
    const places = result.errors.map((error) => Number(/^Ratings!\D+(\d+): /.exec(error)?.[1]));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(await rowsOfImports(test)).toEqual(before);
  });
});
