import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../support/app.ts';
import { contentOf, upload } from './support.ts';

/** fixtures/README.md tells how it was made. */
const file = readFileSync(new URL('fixtures/libreoffice.xlsx', import.meta.url));
const pairs = [100_201, 100_202, 100_203, 100_204, 100_205];
const people = { research_user_id: 2, qa_user_id: 3 };

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  const open = { score: null, is_met: null, researcher_note: null, status: 0, ...people };
  await test.db.updateTable('country_indicator').set(open).where('id', 'in', pairs).execute();
  await test.db.deleteFrom('reference').where('country_indicator_id', 'in', pairs).execute();
});
afterAll(() => test.close());

const ratings = () =>
  test.db
    .selectFrom('country_indicator')
    .select(['score', 'is_met', 'researcher_note', 'status'])
    .where('id', 'in', pairs)
    .orderBy('id')
    .execute();
const references = () =>
  test.db
    .selectFrom('reference')
    .select(['title', 'author', 'publication_date', 'information', 'access_date', 'url', 'pages', 'volume'])
    .where('country_indicator_id', 'in', pairs)
    .orderBy('title')
    .execute();

describe('a workbook that LibreOffice has saved', () => {
  it('[S126] is read letter by letter', async () => {
    expect((await upload(test, file)).json()).toMatchObject({ success: true, errors: [] });
    expect(await ratings()).toEqual([
      { score: 1, is_met: true, researcher_note: 'As the Road Act says.\nSection 4, “lead agency”.', status: 2 },
      { score: 0, is_met: false, researcher_note: '=SUM(A1:A9) & <b>no budget</b> 預算', status: 1 },
      { score: 1, is_met: true, researcher_note: '  Two spaces before and after, a tab\there  ', status: 1 },
      { score: 1, is_met: true, researcher_note: '00123 is no number, 1.10 no date, TRUE no word.', status: 1 },
      { score: -1, is_met: true, researcher_note: 'e\u0301 as two letters, é as one 🚦', status: 1 },
    ]);
    expect(await references()).toEqual([
      {
        title: 'National strategy',
        author: 'Ministry, "Roads"',
        publication_date: '1/2',
        information: 'Line one\nline two',
        access_date: null,
        url: null,
        pages: '1.10',
        volume: '4(1)',
      },
      {
        title: 'Road Act',
        author: 'Parliament',
        publication_date: '2021',
        information: 'Section 4.',
        access_date: '2026-02-28',
        url: 'https://laws.example.org/4?a=1&b=2',
        pages: '10-12',
        volume: '007',
      },
    ]);
  });

  it('[S126] changes nothing when it is imported again', async () => {
    const before = await contentOf(test);
    expect((await upload(test, file)).json()).toMatchObject({
      success: true,
      Summary: { RatingUnchangedCount: 5, RatingChangedCount: 0, ReferenceUnchangedCount: 2, ReferenceAddedCount: 0 },
    });
    expect(await contentOf(test)).toBe(before);
  });
});
