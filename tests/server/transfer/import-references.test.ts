import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importFile } from '../../../server/areas/transfer/import-file.ts';
import type { Trx } from '../../../server/db/schema.ts';
import { openTestApp, type TestApp, testNow } from '../support/app.ts';
import { handlerCall } from '../support/handler-call.ts';
import { setEditionActive, setPermissions } from '../support/ratings.ts';
import {
  type Cell,
  edition,
  importSheets,
  kenyaRows,
  ratingHeadings,
  referenceHeadings,
  rowsOfImports,
  uploadOf,
  workbook,
} from './support.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const pair = 100_204;
const optional = [
  'Access Date',
  'URL',
  'Pages',
  'Publisher',
  'Journal',
  'Volume',
  'Institution',
  'Book/Conference Title',
  'Editor',
  'Place/Conference Location',
];
const source: Cell[] = ['1.1.4', 'Road Act', 'Parliament', 2021, 'Section 4.'];
const held = () =>
  test.db.selectFrom('reference').selectAll().where('country_indicator_id', '=', pair).orderBy('id').execute();
beforeEach(async () => {
  await test.db.deleteFrom('reference').where('country_indicator_id', '=', pair).execute();
});
const references = (...rows: Cell[][]) => ({ References: [[...referenceHeadings, ...optional], ...kenyaRows(rows)] });

describe('a row of references', () => {
  it('[S126] adds the source, first used in the year of its edition', async () => {
    const row = [
      ...source,
      new Date('2026-02-28'),
      'https://laws.example.org/4',
      '10-12',
      'Gazette',
      'Roads',
      '4(1)',
      'Ministry',
      'Proceedings',
      'Okoro, B.',
      'Suva',
    ];
    expect((await importSheets(test, references(row))).Summary).toEqual({
      RatingRowCount: 0,
      RatingChangedCount: 0,
      RatingUnchangedCount: 0,
      AssignmentChangedCount: 0,
      ReferenceRowCount: 1,
      ReferenceAddedCount: 1,
      ReferenceUnchangedCount: 0,
    });
    expect(await held()).toEqual([
      {
        id: expect.any(Number),
        country_indicator_id: pair,
        title: 'Road Act',
        author: 'Parliament',
        publication_date: '2021',
        access_date: '2026-02-28',
        information: 'Section 4.',
        url: 'https://laws.example.org/4',
        pages: '10-12',
        publisher: 'Gazette',
        journal: 'Roads',
        volume: '4(1)',
        institution: 'Ministry',
        book_conference_title: 'Proceedings',
        editor: 'Okoro, B.',
        place_conference_location: 'Suva',
        year_first_used: 2026,
        brought_along: false,
        version: 1,
        changed_on: testNow,
        changed_by: 1,
      },
    ]);
  });

  it('[S126] that is held with the same title and address stays as it is, within the file as well', async () => {
    const other = [...source.slice(0, 4), 'Section 5.'];
    const file = references(source, other, [...source, null, 'https://laws.example.org/4']);
    expect((await importSheets(test, file)).Summary).toMatchObject({
      ReferenceRowCount: 3,
      ReferenceAddedCount: 2,
      ReferenceUnchangedCount: 1,
    });
    const before = await rowsOfImports(test);
    expect((await importSheets(test, file)).Summary).toMatchObject({
      ReferenceAddedCount: 0,
      ReferenceUnchangedCount: 3,
    });
    expect(await rowsOfImports(test)).toEqual(before);
    expect((await held()).map(({ information }) => information)).toEqual(['Section 4.', 'Section 4.']);
  });

  const wrong: [what: string, row: Cell[], errors: string[]][] = [
    [
      'short texts',
      ['1.1.4', 'a', ' b ', 'n', null],
      [
        'D2: Title needs at least 3 characters',
        'E2: Author needs at least 3 characters',
        'F2: Publication Date needs at least 3 characters',
        'G2: Information needs at least 3 characters',
      ],
    ],
    [
      'long ones',
      ['1.1.4', 'x'.repeat(501), 'Parliament', '2021', 'x'.repeat(20_001)],
      ['D2: Title has more than 500 characters', 'G2: Information has more than 20,000 characters'],
    ],
    ['a date of the year 1', [...source, '0001-01-01'], ['H2: The year of Access Date must be between 1900 and 2999']],
    [
      'a date that is none',
      [...source, '2026-02-30'],
      ["H2: Access Date is '2026-02-30', but must be a date such as 2026-02-28"],
    ],
    [
      'an address with a password',
      [...source, null, 'https://rui:secret@example.org/'],
      ['I2: URL holds a user name or password'],
    ],
    [
      'an address that is a script',
      [...source, null, ' java\nscript:alert(1)'],
      ['I2: URL begins with something else than http or https'],
    ],
    [
      'an unknown indicator',
      ['7.7.7', ...source.slice(1)],
      ['C2: There is no indicator 7.7.7 in Road Safety Report 2026'],
    ],
  ];
  it.each(wrong)('[Q-S30] [Q-R20] is refused with %s', async (_what, row, errors) => {
    const before = await rowsOfImports(test);
    const result = await importSheets(test, references(row));
    expect(result).toMatchObject({ success: false, Summary: { ReferenceRowCount: 1, ReferenceAddedCount: 0 } });
    expect(result.errors).toEqual(errors.map((error) => `References!${error}`));
    expect(await rowsOfImports(test)).toEqual(before);
  });

  it('[Q-S20] needs the right to add references there', async () => {
    await setPermissions(test, 1, [
      'dataentry-import',
      'dataentry-references',
      'dataentry-indicator-edit-own',
      'dataentry-references-manage-own',
    ]);
    await test.db
      .updateTable('country_indicator')
      .set({ research_user_id: 2, qa_user_id: 3 })
      .where('id', '=', pair)
      .execute();
    expect((await importSheets(test, references(source), { as: 9 })).errors).toEqual([
      'References!D2: You may not add references here',
    ]);
    expect(await importSheets(test, references(source), { as: 2 })).toMatchObject({ success: true });
  });

  it('is stored in the order of the file, whatever indicators its rows name', async () => {
    const numbers = Array.from({ length: 60 }, (_, index) => `1.1.${5 - (index % 5)}`);
    const rows = numbers.map((number, index): Cell[] => [
      number,
      `In order ${String(index).padStart(2, '0')}`,
      'Parliament',
      2021,
      'Text.',
    ]);
    expect(await importSheets(test, references(...rows))).toMatchObject({ success: true, errors: [] });
    const stored = await test.db
      .selectFrom('reference')
      .select('title')
      .where('title', 'like', 'In order %')
      .orderBy('id')
      .execute();
    await test.db.deleteFrom('reference').where('title', 'like', 'In order %').execute();
    expect(stored.map(({ title }) => title)).toEqual(rows.map(([, title]) => title));
  });

  it('[Q-S23] is refused in an inactive edition', async () => {
    await setEditionActive(test, false);
    const { errors } = await importSheets(test, references(source));
    await setEditionActive(test, true);
    expect(errors).toEqual(['References!D2: Road Safety Report 2026 is inactive and cannot be changed']);
  });

  it('[Q-S20] is not added where the edition becomes inactive between check and storing', async () => {
    const request = uploadOf(await workbook(references(source)));
    // The file is checked by now, and is about to be stored: whatever the server writes next waits for the edition.
    let closing: Promise<void> | undefined;
    const now = () => {
      closing ??= setEditionActive(test, false);
      return testNow;
    };
    const transaction = () => ({
      execute: async (store: (trx: Trx) => Promise<unknown>) => {
        await closing;
        return test.db.transaction().execute(store);
      },
    });
    const waiting = { transaction };
    const db = new Proxy(test.db, {
      get(held, name) {
        const member = Reflect.get(name in waiting ? waiting : held, name);
        return typeof member === 'function' ? member.bind(held) : member;
      },
    });
    const caller = {
      id: 1,
      permissions: ['dataentry-indicator-edit-any', 'dataentry-references-manage-any'],
      fullName: '',
      email: '',
      role: 0,
    };
    const imported = importFile(handlerCall<'importFile'>({ db }, { now, caller, request }));
    await expect(imported).rejects.toMatchObject({ code: 'inactive-edition' });
    expect(await held()).toEqual([]);
    await setEditionActive(test, true);
  });

  it('[Q-R20] one bad reference keeps the ratings out', async () => {
    const before = await rowsOfImports(test);
    const { errors, success } = await importSheets(test, {
      References: [referenceHeadings, ...kenyaRows([['1.1.4', 'a', 'Parliament', '2021', 'Section 4.']])],
      Ratings: [
        ratingHeadings,
        [edition, 'KEN', '1.1.4', 1, 'Yes', 'As the law says.'],
        [edition, 'KEN', '1.1.5', 1, 'Yes', 'As the law says.'],
      ],
    });
    expect({ success, errors }).toEqual({
      success: false,
      errors: [
        'References!D2: Title needs at least 3 characters',
        'Ratings!D3: Score is 1, but must be 0 or -1 for a negative indicator',
      ],
    });
    expect(await rowsOfImports(test)).toEqual(before);
  });
});
