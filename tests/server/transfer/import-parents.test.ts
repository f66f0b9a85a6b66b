import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ActivityCause, ActivityRecord } from '#generated/enums.ts';
import { cascadeNote } from '../../../server/domain/cascade-note.ts';
import type { Wire } from '../../../server/domain/wire.ts';
import { openTestApp, type TestApp } from '../support/app.ts';
import { byPerson, rowOf, setRow } from '../support/ratings.ts';
import {
  type Cell,
  contentOf,
  exportWorkbook,
  importConfirmed,
  importSheets,
  ratings,
  ratingsAndWork,
  upload,
} from './support.ts';

// Kenya's 1.1.1, 1.1.2 and 1.1.3 in the active edition; the second and third depend on the first
const [parent, child, sibling] = [100_201, 100_202, 100_203];
const open = { score: null, is_met: null, researcher_note: null, status: 0, rating_updated_on: null };
const note = 'As the gazette of May says.';
const auto = cascadeNote('1.1.1 Lead agency named in law');
const rated = { score: 1, is_met: true, researcher_note: note, status: 1 };
const completed = {
  ...{ score: 1, is_met: true, researcher_note: 'Seen by two.', status: 3 },
  ...{ rating_updated_on: '2026-03-01T08:00:00.123Z', rating_updated_by: 3 },
};

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const id of [parent, child, sibling])
    await setRow(test, { ...open, research_user_id: 2, qa_user_id: 3, rating_updated_by: null }, id);
});

const imported = (...rows: Cell[][]) => importConfirmed(test, ratings(...rows));
const worked = (...rows: Cell[][]) => importConfirmed(test, ratingsAndWork(...rows));
/** What a person made of a row, without what every write changes. */
const workOf = async (id: number) => {
  const { version: _, changed_on: _on, changed_by: _by, ...row } = await rowOf(test, id);
  return row;
};
const unmet = ['1.1.1', 0, 'No', note];

describe('what is told and confirmed', () => {
  it('[S233] a check tells which children an unmet parent decides, and in which status', async () => {
    await setRow(test, rated, parent);
    await setRow(test, completed, child);
    const content = await contentOf(test);
    const told = await importSheets(test, ratings(unmet), { dryRun: true });
    const place = { ReportEditionName: 'Road Safety Report 2026', CountryName: 'Kenya' };
    const decided = { ...place, ParentSnapshotName: '1.1.1 Lead agency named in law' };
    expect(told).toMatchObject({ success: true, DryRun: true, ErrorCount: 0 });
    expect(told.Decides).toEqual({
      Count: 2,
      Confirmation: expect.stringMatching(/^[\w-]{24}$/),
      IsConfirmed: false,
      Ratings: [
        { ...decided, SnapshotName: '1.1.2 Lead agency has its own budget', Score: 1, WorkflowStatus: 3 },
        { ...decided, SnapshotName: '1.1.3 Lead agency reports every year', Score: null, WorkflowStatus: 0 },
      ],
    });
    expect(await contentOf(test)).toBe(content);
  });

  it('[S126] stores nothing until exactly that is confirmed', async () => {
    await setRow(test, rated, parent);
    await setRow(test, completed, child);
    const content = await contentOf(test);
    const told = await importSheets(test, ratings(unmet));
    expect(told).toMatchObject({ success: false, DryRun: false, ErrorCount: 0, Decides: { IsConfirmed: false } });
    expect(await contentOf(test)).toBe(content);
    // meanwhile a child goes on: what was told is not what would be decided
    await setRow(test, { ...rated, status: 2 }, sibling);
    const confirmation = told.Decides?.Confirmation;
    const again = await importSheets(test, ratings(unmet), { confirmation });
    expect(again).toMatchObject({ success: false, Decides: { Count: 2, IsConfirmed: false } });
    const stored = await importSheets(test, ratings(unmet), { confirmation: again.Decides?.Confirmation });
    expect(stored).toMatchObject({ success: true, Decides: { IsConfirmed: true } });
    expect(await rowOf(test, child)).toMatchObject({ score: 0, decided_by: 451, aside_status: 3 });
  });

  it('asks nothing where a file decides nothing anew', async () => {
    await setRow(test, rated, parent);
    await imported(unmet);
    const told = await importSheets(test, ratings(['1.1.1', 0, 'No', 'Another note.']));
    expect(told).toMatchObject({ success: true });
    expect(told).not.toHaveProperty('Decides');
  });
});

describe('what an import sets aside', () => {
  it('[S169] comes back to the byte by an import, with its status, who and when', async () => {
    await setRow(test, rated, parent);
    await setRow(test, completed, child);
    const before = await workOf(child);
    await imported(unmet);
    expect(await rowOf(test, child)).toMatchObject({
      ...{ score: 0, is_met: false, researcher_note: auto, status: 1, decided_by: 451, rating_updated_by: 1 },
      ...{ aside_score: 1, aside_is_met: true, aside_note: 'Seen by two.', aside_status: 3, aside_updated_by: 3 },
    });
    await imported(['1.1.1', 1, 'Yes', note]);
    expect(await workOf(child)).toEqual(before);
    expect(await rowOf(test, sibling)).toMatchObject({ ...open, ...byPerson, rating_updated_by: null });
  });

  it('an import and a person do the same', async () => {
    const states: unknown[] = [];
    for (const by of ['import', 'person']) {
      await setRow(test, { ...rated, version: 5 }, parent);
      await setRow(test, { ...completed, version: 5 }, child);
      if (by === 'import') await imported(unmet);
      else
        await test.call('updateRating', {
          as: 1,
          params: { countryId: 404, reportEditionId: 4, indicatorId: 451 },
          body: { CountryIndicatorRatingId: parent, Score: 0, RatingIsMet: false, ResearcherNote: note },
        });
      states.push([await rowOf(test, parent), await rowOf(test, child)]);
    }
    expect(states[0]).toEqual(states[1]);
  });

  it('follows the status of its parent, and gives back its own', async () => {
    await setRow(test, rated, parent);
    await setRow(test, completed, child);
    await worked([...unmet, null, null, null]);
    await worked([...unmet, null, null, 'QA In Progress']);
    expect(await rowOf(test, child)).toMatchObject({ status: 2, score: 0, aside_status: 3, aside_score: 1 });
    await worked(['1.1.1', 1, 'Yes', note, null, null, null]);
    expect(await rowOf(test, child)).toMatchObject(completedInDates);
  });
});
const completedInDates = { ...completed, rating_updated_on: new Date(completed.rating_updated_on) };

describe('rows of children in the file', () => {
  it('a child that is as it was before its parent is decided all the same', async () => {
    await setRow(test, rated, parent);
    await setRow(test, completed, child);
    const result = await worked(
      [...unmet, null, null, null],
      ['1.1.2', 1, 'Yes', 'Seen by two.', null, null, 'QA Completed'],
    );
    expect(result).toMatchObject({ success: true, ErrorCount: 0 });
    expect(await rowOf(test, child)).toMatchObject({ score: 0, aside_note: 'Seen by two.', aside_status: 3 });
  });

  it('one that differs is refused, whichever comes first in the file', async () => {
    await setRow(test, rated, parent);
    const other = ['1.1.2', 1, 'Yes', note];
    for (const rows of [
      [unmet, other],
      [other, unmet],
    ])
      expect((await imported(...rows)).errors).toEqual([
        expect.stringMatching(/^Ratings!D\d: The parent indicator 1.1.1 Lead agency named in law is not met$/),
      ]);
  });

  it('one that is decided is refused where rating or status differ, and people can be assigned', async () => {
    await setRow(test, rated, parent);
    await imported(unmet);
    const refused = await worked(
      ['1.1.2', 1, 'Yes', note, null, null, null],
      ['1.1.3', 0, 'No', auto, null, null, 'QA In Progress'],
    );
    expect(refused.errors).toEqual([
      'Ratings!D2: The parent indicator 1.1.1 Lead agency named in law is not met',
      'Ratings!I3: The status is that of the parent indicator 1.1.1 Lead agency named in law',
    ]);
    expect(await worked(['1.1.2', 0, 'No', auto, 'Ana Lima', null, null])).toMatchObject({ success: true });
    expect(await rowOf(test, child)).toMatchObject({ research_user_id: 9, decided_by: 451 });
  });

  it('[S126] [S128] an exported file with decided rows changes nothing', async () => {
    await setRow(test, rated, parent);
    await setRow(test, completed, child);
    await imported(unmet);
    const content = await contentOf(test);
    const file = await exportWorkbook(test, {
      ...{ ReportEditionIds: [4], CountryIds: [404], IndicatorIds: [1, 2, 3] },
      ...{ ExportFieldChoice: 0, ExportFormatChoice: null },
    });
    const answer = await upload(test, file);
    expect(answer.json()).toMatchObject({ success: true, Summary: { RatingUnchangedCount: 3 } });
    expect(await contentOf(test)).toBe(content);
  });

  it('a parent that becomes met gives its children back, though the file still holds what it made of them', async () => {
    await setRow(test, rated, parent);
    await setRow(test, completed, child);
    await imported(unmet);
    const file = () => imported(['1.1.1', 1, 'Yes', note], ['1.1.2', 0, 'No', auto]);
    expect((await file()).Summary).toMatchObject({ RatingChangedCount: 2, RatingUnchangedCount: 0 });
    expect(await rowOf(test, child)).toMatchObject(completedInDates);
  });

  it('[Q-S21] a child that had nothing can be rated in the same file', async () => {
    await setRow(test, rated, parent);
    await imported(unmet);
    expect(await imported(['1.1.2', 1, 'Yes', note], ['1.1.1', 1, 'Yes', note])).toMatchObject({ success: true });
    expect(await rowOf(test, child)).toMatchObject({ ...rated, ...byPerson, rating_updated_by: 1 });
  });

  it('one that was completed before cannot be changed by the file that gives it back', async () => {
    await setRow(test, rated, parent);
    await setRow(test, completed, child);
    await imported(unmet);
    const { errors } = await imported(['1.1.1', 1, 'Yes', note], ['1.1.2', 1, 'Yes', 'Another note.']);
    expect(errors).toEqual(['Ratings!D3: QA is completed: an import does not change it']);
  });

  it("whoever types the product's words rates as a person", async () => {
    expect(await imported(['1.1.2', 0, 'No', auto])).toMatchObject({ success: true });
    expect(await rowOf(test, child)).toMatchObject({ score: 0, researcher_note: auto, ...byPerson });
    await setRow(test, rated, parent);
    const before = await workOf(child);
    await imported(unmet);
    await imported(['1.1.1', 1, 'Yes', note]);
    expect(await workOf(child)).toEqual(before);
  });
});

describe('what the activity log tells', () => {
  /** Of each rating that the import changed: which, by what cause, and whose. */
  const causes = async (act = 0) => {
    const { Data }: Wire<'ActivityPage'> = (await test.call('listActivity', { as: 1, query: { act } })).json();
    return Data.filter(({ Record }) => Record === ActivityRecord.Rating)
      .map(({ RecordId, Cause, CauseName }) => [RecordId, Cause, CauseName])
      .toSorted(([a], [b]) => Number(a) - Number(b));
  };
  const byParent = [ActivityCause.Consequence, '1.1.1 Lead agency named in law'];

  it('[B43] names the parent as the cause of what its children become, the file as that of its rows', async () => {
    await setRow(test, rated, parent);
    await setRow(test, completed, child);
    const { ImportId: unmetBy } = await imported(unmet, ['1.1.4', 1, 'Yes', 'Held in March.']);
    const all = await causes(unmetBy);
    expect(all.slice(0, 3)).toEqual([
      [parent, ActivityCause.Import, 'ratings.xlsx'],
      [child, ...byParent],
      [sibling, ...byParent],
    ]);
    const { ImportId: metBy } = await imported(['1.1.1', 1, 'Yes', note]);
    expect(await causes(metBy)).toEqual([
      [parent, ActivityCause.Import, 'ratings.xlsx'],
      [child, ...byParent],
      [sibling, ...byParent],
    ]);
  });
});
