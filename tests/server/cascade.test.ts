/** What a parent decides [S233] (ADR-022), statement by statement; screens and files have their own tests. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../server/db/open.ts';
import type { Row, RowChange, Trx } from '../../server/db/schema.ts';
import {
  decideChildrenOfUnmet,
  followRestored,
  followSave,
  followSteps,
  freeChildren,
} from '../../server/domain/cascade.ts';
import { cascadeNote } from '../../server/domain/cascade-note.ts';
import { openTestDatabase } from '../support/database.ts';
import { byPerson } from './support/ratings.ts';

// Kenya's 1.1.1 to 1.1.4 in the active edition; the second and third depend on the first
const [parent, child, sibling, alone] = [100_201, 100_202, 100_203, 100_204] as const;
const [ofParent, ofChild, ofSibling] = [451, 452, 453] as const;
const [kenya, norway] = [404, 578] as const;
const change = { now: new Date('2026-11-20T10:00:00Z'), caller: { id: 3 } };
const changed = { changed_on: change.now, changed_by: 3 };

const open = { score: null, is_met: null, researcher_note: null, status: 0, rating_updated_on: null };
const unmet = {
  ...{ score: 0, is_met: false, researcher_note: 'Repealed', status: 2, rating_updated_by: 2, changed_by: 5 },
  ...{ rating_updated_on: new Date('2026-03-01T08:00:00.123Z'), changed_on: new Date('2026-03-01T08:00:00.456Z') },
};
const rated = {
  ...{ score: 1, is_met: true, researcher_note: 'As the gazette says', status: 1, rating_updated_by: 4 },
  ...{ rating_updated_on: new Date('2026-02-01T08:00:00.789Z') },
};
/** By 1.1.1, over what a person had rated. */
const decided = {
  ...{ score: 0, is_met: false, researcher_note: cascadeNote('1.1.1 Lead agency named in law'), decided_by: ofParent },
  ...{ aside_score: 1, aside_is_met: true, aside_note: 'As the gazette says', aside_status: 1, aside_updated_by: 4 },
  ...{ aside_updated_on: rated.rating_updated_on, rating_updated_by: 2, rating_updated_on: unmet.rating_updated_on },
  status: 2,
};
const givenBack = { ...byPerson, ...rated };

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

class Done extends Error {}

/** Takes back what a test has written. */
async function trying(act: (trx: Trx) => Promise<void>): Promise<void> {
  const tried = database.db.transaction().execute(async (trx) => {
    await act(trx);
    throw new Done();
  });
  await expect(tried).rejects.toBeInstanceOf(Done);
}

const rowOf = (trx: Trx, id: number): Promise<Row<'country_indicator'>> =>
  trx.selectFrom('country_indicator').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
async function put(trx: Trx, id: number, values: RowChange<'country_indicator'>): Promise<void> {
  const all = { ...byPerson, version: 5, ...values };
  await trx.updateTable('country_indicator').set(all).where('id', '=', id).execute();
}

it('[S233] a saved parent that is Not Met decides its children once, unless the rule is off', () =>
  trying(async (trx) => {
    await put(trx, parent, unmet);
    await put(trx, child, rated);
    await put(trx, alone, rated);
    const saved = await rowOf(trx, parent);
    await followSave(trx, saved, { cascades: false });
    expect(await rowOf(trx, child)).toMatchObject({ ...rated, version: 5, decided_by: null });
    for (const _ of [1, 2]) {
      await followSave(trx, saved, { cascades: true });
      expect(await rowOf(trx, child)).toMatchObject({
        ...{ ...decided, version: 6, changed_on: unmet.changed_on, changed_by: 5 },
      });
    }
    expect(await rowOf(trx, alone)).toMatchObject({ ...rated, version: 5 });
  }));

it.each([
  { is_met: true, score: 1 },
  { is_met: null, score: null },
])('[S233] a saved parent with %o gives back what was set aside, exactly as it was', (rating) =>
  trying(async (trx) => {
    await put(trx, parent, { ...unmet, ...rating });
    await put(trx, child, decided);
    await followSave(trx, await rowOf(trx, parent), { cascades: false });
    expect(await rowOf(trx, child)).toMatchObject({
      ...{ ...givenBack, version: 6, changed_on: unmet.changed_on, changed_by: 5 },
    });
  }),
);

it('[S233] what a parent decides moves along with its steps', () =>
  trying(async (trx) => {
    await put(trx, parent, { ...unmet, status: 3 });
    await put(trx, child, decided);
    await followSteps(trx, [parent]);
    const moved = { ...decided, status: 3, version: 6, changed_on: unmet.changed_on, changed_by: 5 };
    expect(await rowOf(trx, child)).toMatchObject(moved);
  }));

it('[B46] what came below a restored parent is given back, or moves along unless the rule is off', () =>
  trying(async (trx) => {
    const restored = sql`select ${parent}::int`;
    await put(trx, parent, { ...unmet, status: 3 });
    await put(trx, child, decided);
    await followRestored(trx, restored, { ...change, cascades: false });
    expect(await rowOf(trx, child)).toMatchObject({ ...decided, version: 5 });
    await followRestored(trx, restored, { ...change, cascades: true });
    expect(await rowOf(trx, child)).toMatchObject({ ...decided, ...changed, status: 3, version: 6 });
    await put(trx, parent, rated);
    await followRestored(trx, restored, { ...change, cascades: false });
    expect(await rowOf(trx, child)).toMatchObject({ ...givenBack, ...changed, version: 7 });
  }));

it('[S233] an indicator that loses its parent gets back what was set aside', () =>
  trying(async (trx) => {
    await put(trx, child, decided);
    await put(trx, sibling, decided);
    await freeChildren(trx, [ofChild], change);
    expect(await rowOf(trx, child)).toMatchObject({ ...givenBack, ...changed, version: 6 });
    expect(await rowOf(trx, sibling)).toMatchObject({ ...decided, version: 5 });
  }));

it('[S233] a new child of an unmet parent is decided by who made it one, and no other', () =>
  trying(async (trx) => {
    await put(trx, parent, unmet);
    for (const id of [child, sibling]) await put(trx, id, rated);
    await decideChildrenOfUnmet(trx, { editionId: 4, indicatorIds: [ofChild], by: change });
    expect(await rowOf(trx, child)).toMatchObject({ ...decided, ...changed, version: 6 });
    expect(await rowOf(trx, sibling)).toMatchObject({ ...rated, version: 5 });
  }));

it('[S233] of a country that comes back only what is unrated is decided, as of who rated the parent', () =>
  trying(async (trx) => {
    const ofNorway = async (indicator: number) => {
      const place = trx.selectFrom('country_indicator').select('id').where('country_id', '=', norway);
      return (await place.where('indicator_id', '=', indicator).executeTakeFirstOrThrow()).id;
    };
    const [above, below] = [await ofNorway(ofParent), await ofNorway(ofSibling)];
    for (const id of [parent, above]) await put(trx, id, unmet);
    await put(trx, child, rated);
    for (const id of [sibling, below]) await put(trx, id, { ...open, rating_updated_by: null });
    await decideChildrenOfUnmet(trx, { editionId: 4, countryIds: [kenya] });
    expect(await rowOf(trx, child)).toMatchObject({ ...rated, version: 5 });
    expect(await rowOf(trx, sibling)).toMatchObject({
      ...{ is_met: false, decided_by: ofParent, aside_status: 0, changed_on: unmet.changed_on, changed_by: 5 },
    });
    expect(await rowOf(trx, below)).toMatchObject({ ...open, version: 5 });
  }));
