import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ImportUndoState as Undo } from '#generated/enums.ts';
import type { Wire } from '../../../server/domain/wire.ts';
import { kenya, type TestApp, testNow } from '../support/app.ts';
import { rowOf, setEditionActive, setRow } from '../support/ratings.ts';
import {
  alone,
  completed,
  listImports,
  note,
  open,
  openImports,
  parent,
  rated,
  source,
  standing,
  undo,
} from './imports.ts';
import { importConfirmed, importSheets, ratings, ratingsAndWork } from './support.ts';

let test: TestApp;
openImports((opened) => {
  test = opened;
});

describe('what stands in the way', () => {
  const refused = async (importId: number | undefined, changedSince: unknown[]) => {
    const before = await standing(test);
    const answer = await undo(test, importId);
    expect(answer.statusCode, answer.body).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'changed-since', ChangedSince: changedSince });
    expect(await standing(test)).toEqual(before);
    return answer.json() as Wire<'Problem'>;
  };
  const place = { ReportEditionName: 'Road Safety Report 2026', CountryName: 'Kenya' };

  it('[B46] a rating that somebody saved since, a reference that was edited or removed', async () => {
    const { ImportId } = await importSheets(test, {
      ...ratings(['1.1.4', 1, 'Yes', note]),
      ...source('Act one', 'Act two', 'Act three'),
    });
    const saved = await test.call('updateRating', {
      as: 2,
      params: { ...kenya, indicatorId: 454 },
      body: { Score: 1, RatingIsMet: true, ResearcherNote: 'And I agree.', CountryIndicatorRatingId: alone },
    });
    expect(saved.statusCode, saved.body).toBe(200);
    await sql`update reference set version = 2, changed_by = 2 where title = 'Act one'`.execute(test.db);
    await sql`delete from reference where title = 'Act two'`.execute(test.db);
    const rating = { ...place, SnapshotName: expect.stringMatching(/^1\.1\.4 /), ReferenceTitle: null };
    const { detail } = await refused(ImportId, [
      { ...rating, ReferenceTitle: 'Act one', ChangedByName: 'Rui Tanaka' },
      { ...rating, ReferenceTitle: 'Act two', ChangedByName: null, ChangedOn: null },
      { ...rating, ChangedByName: 'Rui Tanaka', ChangedOn: testNow.toISOString() },
    ]);
    expect(detail).toBe('ratings.xlsx cannot be undone: 3 of its changes were changed since.');
  });

  it('[B46] people whom the file set and somebody set anew', async () => {
    const { ImportId } = await importSheets(
      test,
      ratingsAndWork(['1.1.4', null, null, null, 'Ana Lima Duarte', null, null]),
    );
    await test.db.updateTable('country_indicator').set({ research_user_id: 3 }).where('id', '=', alone).execute();
    const { detail } = await refused(ImportId, [{ ...place, ChangedByName: null }]);
    expect(detail).toBe('ratings.xlsx cannot be undone: 1 of its changes was changed since.');
  });

  it('[B46] a child that a parent decided, and that was given back since', async () => {
    await setRow(test, rated, parent);
    const { ImportId } = await importConfirmed(test, ratings(['1.1.1', 0, 'No', note]));
    await importConfirmed(test, ratings(['1.1.1', 1, 'Yes', note]));
    await refused(ImportId, [
      { SnapshotName: expect.stringMatching(/^1\.1\.1 /) },
      { SnapshotName: expect.stringMatching(/^1\.1\.2 /) },
      { SnapshotName: expect.stringMatching(/^1\.1\.3 /) },
    ]);
  });

  it('[B46] an indicator that depends since on what would be Not Met again', async () => {
    await setRow(test, { ...rated, score: 0, is_met: false }, parent);
    const { ImportId } = await importConfirmed(test, ratings(['1.1.1', 1, 'Yes', note]));
    await setRow(test, completed, alone);
    await sql`update indicator set parent_indicator_id = 451 where id = 454`.execute(test.db);
    await refused(ImportId, [{ ...place, SnapshotName: expect.stringMatching(/^1\.1\.4 /) }]);
    await sql`update indicator set parent_indicator_id = null where id = 454`.execute(test.db);
  });

  it('[B46] that it was undone, that the edition is inactive, that nothing was kept', async () => {
    const { ImportId } = await importSheets(test, ratings(['1.1.4', 1, 'Yes', note]));
    await setEditionActive(test, false);
    expect((await undo(test, ImportId)).json()).toMatchObject({ status: 409, code: 'inactive-edition' });
    expect((await listImports(test)).Data[0]?.UndoState).toBe(Undo.EditionInactive);
    await setEditionActive(test, true);
    expect((await undo(test, ImportId)).statusCode).toBe(201);
    expect((await undo(test, ImportId)).json()).toMatchObject({
      status: 409,
      code: 'conflict',
      detail: 'ratings.xlsx was undone already.',
    });
    const old = (await listImports(test, { pageSize: 100 })).Data.find(({ UndoState }) => UndoState === Undo.NotKept);
    expect((await undo(test, old?.Id)).json()).toMatchObject({ status: 409, code: 'conflict' });
    expect((await undo(test, 999_999)).statusCode).toBe(404);
    expect((await undo(test, ImportId, 2)).statusCode).toBe(403);
  });

  it('[B46] of two who undo at once one has done it; a save at the same time is not lost', async () => {
    const { ImportId } = await importSheets(test, ratings(['1.1.4', 1, 'Yes', note]));
    const twice = await Promise.all([undo(test, ImportId), undo(test, ImportId)]);
    expect(twice.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    for (let round = 0; round < 6; round++) {
      const { ImportId: id } = await importSheets(test, ratings(['1.1.4', 1, 'Yes', note]));
      const save = () =>
        test.call('updateRating', {
          as: 2,
          params: { ...kenya, indicatorId: 454 },
          body: { Score: 1, RatingIsMet: true, ResearcherNote: `Round ${round}`, CountryIndicatorRatingId: alone },
        });
      const [undone, saved] = await Promise.all(
        round % 2 ? [undo(test, id), save()] : [save(), undo(test, id)].toReversed(),
      );
      expect([undone?.statusCode, saved?.statusCode]).toEqual([
        expect.toSatisfy((code) => code === 201 || code === 409),
        200,
      ]);
      expect(await rowOf(test, alone)).toMatchObject({ researcher_note: `Round ${round}` });
      await setRow(test, open, alone);
    }
  });

  it('[Q-R13] [B46] sent again with its key it is done once', async () => {
    const { ImportId = 0 } = await importSheets(test, ratings(['1.1.4', 1, 'Yes', note]));
    const headers = { 'idempotency-key': '6f1c0a52-6d6e-4b0e-9a57-0c9c1c6d1f22' };
    const answers = [1, 2].map(() => test.call('revertImport', { as: 1, params: { importId: ImportId }, headers }));
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  });
});
