import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RowChange } from '../../../server/db/schema.ts';
import { openTestApp, type TestApp } from '../support/app.ts';
import { type Draw, drawsOf } from '../support/draws.ts';
import { rowOf, setRow } from '../support/ratings.ts';
import { type Cell, importConfirmed, ratingsAndWork } from './support.ts';

// Kenya's 1.1.1 to 1.1.4; the second and third depend on the first
const [parent, ...others] = [100_201, 100_202, 100_203, 100_204] as const;
const ROUNDS = 60;

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

function ratingOf(draw: Draw, statuses: number): RowChange<'country_indicator'> {
  const by = { research_user_id: [2, 11, null][draw(3)] ?? null, qa_user_id: [3, null][draw(2)] ?? null };
  if (draw(4) === 0)
    return {
      ...by,
      score: null,
      is_met: null,
      researcher_note: null,
      status: 0,
      rating_updated_on: null,
      rating_updated_by: null,
    };
  const score = draw(2);
  return {
    ...{ ...by, score, is_met: score === 1, researcher_note: `Note ${draw(1000)}`, status: 1 + draw(statuses) },
    ...{ rating_updated_on: new Date(Date.UTC(2026, draw(9), 1, 8, 0, 0, draw(1000))), rating_updated_by: 2 + draw(2) },
  };
}

/** What triggers keep, by a statement that none of them follows. */
async function mark(draw: Draw, id: number): Promise<void> {
  const day = () => new Date(Date.UTC(2025, draw(12), 1 + draw(28), 8, 0, 0, draw(1000)));
  const returned = draw(2) === 0 ? { returned_on: day(), returned_by: 3, return_reason: `Reason ${draw(1000)}` } : none;
  const { decided_by } = await rowOf(test, id);
  await test.db
    .updateTable('country_indicator')
    .set({ ...returned, status_since: day(), assigned_on: draw(3) ? day() : null })
    .set({ aside_status_since: decided_by === null ? null : day() })
    .where('id', '=', id)
    .execute();
}
const none = { returned_on: null, returned_by: null, return_reason: null };

async function begin(draw: Draw): Promise<void> {
  await rate(draw);
  for (const id of [parent, ...others]) await mark(draw, id);
}

/** As parents leave them: below one that is Not Met what was rated is set aside. */
async function rate(draw: Draw): Promise<void> {
  const above = ratingOf(draw, 2);
  await setRow(test, above, parent);
  for (const id of others) {
    const own = ratingOf(draw, id === others[2] ? 2 : 3);
    const decision = {
      ...{ decided_by: 451, score: 0, is_met: false, researcher_note: 'Rated 0 / Not Met', status: above.status ?? 0 },
      ...{ rating_updated_on: above.rating_updated_on, rating_updated_by: above.rating_updated_by },
      ...{
        aside_score: own.score,
        aside_is_met: own.is_met,
        aside_note: own.researcher_note,
        aside_status: own.status ?? 0,
      },
      ...{ aside_updated_on: own.rating_updated_on, aside_updated_by: own.rating_updated_by },
    };
    await setRow(test, above.is_met === false && id !== others[2] ? { ...own, ...decision } : own, id);
  }
}

/** What a person could send: some rows anew, the status as it is or one further, people. */
function rowsOf(draw: Draw): Cell[][] {
  return ['1.1.1', '1.1.2', '1.1.3', '1.1.4']
    .filter(() => draw(2) === 0)
    .map((number) => {
      const score = draw(2);
      const work = [['Ana Lima Duarte', null][draw(2)] ?? null, null, [null, 'QA In Progress'][draw(2)] ?? null];
      return [number, score, score === 1 ? 'Yes' : 'No', `Imported ${draw(1000)}`, ...work];
    });
}

const standing = async () =>
  (
    await sql`select to_jsonb(ci) - '{version,changed_on,changed_by}'::text[] as row from country_indicator ci
      where country_id = 404 and edition_id = 4 order by ci.id`.execute(test.db)
  ).rows;

const marksIn = (rows: unknown) => JSON.stringify(rows).split('"Reason ').length;

it(`[B46] undone, each of ${ROUNDS} random imports has left nothing`, async () => {
  const done = { imported: 0, decided: 0, marked: 0 };
  for (let round = 1; round <= ROUNDS; round++) {
    const draw = drawsOf(round * 7919);
    await begin(draw);
    const before = await standing();
    const rows = rowsOf(draw);
    const { success, ImportId, Decides } =
      rows.length > 0 ? await importConfirmed(test, ratingsAndWork(...rows)) : { success: false };
    if (!success || ImportId === undefined) continue;
    done.imported += 1;
    if (Decides || (await rowOf(test, others[0])).decided_by === null) done.decided += 1;
    if (marksIn(await standing()) < marksIn(before)) done.marked += 1;
    const answer = await test.call('revertImport', { as: 1, params: { importId: ImportId } });
    expect(answer.statusCode, `${round}: ${answer.body}`).toBe(201);
    expect(await standing(), `round ${round}`).toEqual(before);
  }
  expect(done.imported).toBeGreaterThan(15);
  expect(done.decided).toBeGreaterThan(5);
  expect(done.marked).toBeGreaterThan(5);
});
