import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../support/app.ts';
import { setEditionActive, setPermissions, setRow } from '../support/ratings.ts';
import {
  type Cell,
  edition,
  importSheets,
  kenyaRows,
  ratingHeadings,
  ratingsAndWork,
  referenceHeadings,
  workHeadings,
} from './support.ts';

// Kenya's 1.1.1, 1.1.2 that depends on it, and 1.1.4, in the active edition
const [first, second, fourth] = [100_201, 100_202, 100_204];
const open = { score: null, is_met: null, researcher_note: null, status: 0, rating_updated_on: null };
const note = 'As the gazette of May says.';
const long = 'x'.repeat(20_001);

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const id of [first, second, fourth]) await setRow(test, { ...open, research_user_id: 2, qa_user_id: 3 }, id);
});

const errorsOf = async (...rows: Cell[][]) => (await importSheets(test, ratingsAndWork(...rows))).errors;
const errorsAt = async (...rows: Cell[][]) =>
  (await importSheets(test, { Ratings: [[...ratingHeadings, ...workHeadings], ...rows] })).errors;

const nonsense: Cell[] = [7, 'perhaps', long, 'Nobody', 'Maria Santos', 'Bogus'];
const faultsAt = (row: number, scores: string) => [
  `Ratings!D${row}: Score is 7, but must be ${scores}`,
  `Ratings!E${row}: Met is 'perhaps', but must be Yes or No`,
  `Ratings!F${row}: Researcher Note has more than 20,000 characters`,
  `Ratings!G${row}: There is nobody called 'Nobody'`,
  `Ratings!H${row}: 'Maria Santos' is more than one person; write the e-mail address`,
  `Ratings!I${row}: Status is 'Bogus', but must be one of Open, Research In Progress, QA In Progress, QA Completed`,
];

describe('what makes no sense by itself is told whatever else is wrong in the row', () => {
  it('[Q-R20] in every cell of a rating', async () => {
    expect(await errorsOf(['1.1.4', ...nonsense])).toEqual(faultsAt(2, '0 or 1 for a positive indicator'));
  });

  it('[Q-R20] where the row names nothing that is there', async () => {
    const errors = await errorsAt(
      [edition, 'XXX', '1.1.5', ...nonsense],
      ['Another', 'KEN', '1.1.4', ...nonsense],
      [edition, 'XXX', '9.9.9', 1, 'No', 'a', null, null, null],
    );
    expect(errors).toEqual([
      "Ratings!B2: There is no country with the code 'XXX'",
      ...faultsAt(2, '0 or -1 for a negative indicator'),
      "Ratings!A3: There is no edition 'Another'",
      ...faultsAt(3, '0, 1 or -1'),
      "Ratings!B4: There is no country with the code 'XXX'",
      `Ratings!C4: There is no indicator 9.9.9 in ${edition}`,
      'Ratings!E4: Met is No, but a score of 1 means met',
      'Ratings!F4: Researcher Note needs at least 3 characters',
    ]);
  });

  it('[Q-R20] where the row is there twice', async () => {
    expect(await errorsOf(['1.1.4', 1, 'Yes', note, null, null, null], ['1.1.4', ...nonsense])).toEqual([
      'Ratings!C3: This indicator of this country is already in row 2',
      ...faultsAt(3, '0 or 1 for a positive indicator'),
    ]);
  });

  it('[Q-R20] where what is there must not be changed', async () => {
    await setRow(test, { score: 1, is_met: true, researcher_note: note, status: 3 }, fourth);
    expect(await errorsOf(['1.1.4', 7, 'No', note, 'Nobody', null, null])).toEqual([
      'Ratings!D2: Score is 7, but must be 0 or 1 for a positive indicator',
      'Ratings!D2: QA is completed: an import does not change it',
      "Ratings!G2: There is nobody called 'Nobody'",
    ]);
  });

  it('[Q-R20] in every cell of a source, where the country is unknown and where the title came before', async () => {
    const source: Cell[] = ['1.1.4', 'Road Act', ' a ', long.slice(0, 501), null, '2026-02-30', 'javascript:alert(1)'];
    const headings = [...referenceHeadings, 'Access Date', 'URL'];
    const rows = [...kenyaRows([source], 'XXX'), ...kenyaRows([source, source])];
    await setEditionActive(test, false);
    const { errors } = await importSheets(test, { References: [headings, ...rows] });
    await setEditionActive(test, true);
    const faults = (row: number) => [
      `References!E${row}: Author needs at least 3 characters`,
      `References!F${row}: Publication Date has more than 100 characters`,
      `References!G${row}: Information needs at least 3 characters`,
      `References!H${row}: Access Date is '2026-02-30', but must be a date such as 2026-02-28`,
      `References!I${row}: URL begins with something else than http or https`,
    ];
    expect(errors).toEqual([
      "References!B2: There is no country with the code 'XXX'",
      ...faults(2),
      ...[3, 4].flatMap((row) => [`References!D${row}: ${edition} is inactive and cannot be changed`, ...faults(row)]),
    ]);
  });
});

describe('what rests on another cell', () => {
  it('[Q-R20] rights are told all at once', async () => {
    await setPermissions(test, 1, ['dataentry-import', 'dataentry-indicators', 'dataentry-indicator-edit-own']);
    await setRow(test, { research_user_id: 9 }, fourth);
    const row: Cell[] = ['1.1.4', 1, 'Yes', note, 'Ana Lima Duarte', null, 'QA In Progress'];
    const { errors } = await importSheets(test, ratingsAndWork(row), { as: 2 });
    expect(errors).toEqual([
      'Ratings!D2: You may not change this rating',
      'Ratings!G2: You may not assign people',
      'Ratings!I2: You may not change this status',
    ]);
    const unknown = ratingsAndWork(['1.1.4', null, null, null, 'Nobody', null, null]);
    expect((await importSheets(test, unknown, { as: 2 })).errors).toEqual([
      "Ratings!G2: There is nobody called 'Nobody'",
    ]);
  });

  it('[Q-R20] a step is not told where the rating is not clear', async () => {
    expect(await errorsOf(['1.1.4', 'one', 'Yes', note, null, null, 'QA Completed'])).toEqual([
      "Ratings!D2: Score is 'one', but must be 0, 1 or -1",
    ]);
  });

  it.each([
    ['whose rating is not clear', ['one', 'Yes', note, null], "D3: Score is 'one', but must be 0, 1 or -1"],
    ['who becomes met beside an unknown person', [1, 'Yes', note, 'Nobody'], "G3: There is nobody called 'Nobody'"],
  ])('[Q-R20] a child is not told of a parent %s', async (_what, cells, error) => {
    await setRow(test, { score: 0, is_met: false, researcher_note: note, status: 1 }, first);
    const child: Cell[] = ['1.1.2', 1, 'Yes', note, null, null, 'QA In Progress'];
    expect(await errorsOf(child, ['1.1.1', ...cells, null, null])).toEqual([`Ratings!${error}`]);
  });
});
