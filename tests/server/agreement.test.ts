/** How often QA changed what research had rated [B66], by rows that go through the steps. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#generated/schema.ts';
import { agreementOf } from '#rules/agreement.ts';
import type { RowChange } from '../../server/db/schema.ts';
import { openTestApp, type TestApp } from './support/app.ts';
import { setRow } from './support/ratings.ts';

type Agreement = components['schemas']['Agreement'];
type Values = RowChange<'country_indicator'>;

let test: TestApp;
let ids: number[];
beforeAll(async () => {
  test = await openTestApp();
  const { rows } = await sql<{ ids: number[] }>`
    select array_agg(ci.id order by ci.id) as ids from country_indicator ci join indicator i on i.id = ci.indicator_id
    where ci.edition_id = 4 and ci.status = 0 and ci.is_met is null and i.parent_indicator_id is null
    group by ci.country_id having count(*) > 7 order by ci.country_id limit 1`.execute(test.db);
  ids = rows[0]?.ids ?? [];
});
afterAll(() => test.close());

const read = async (editionId = 4): Promise<Agreement> => {
  const answer = await test.call('readAgreement', { as: 1, params: { editionId } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const met: Values = { is_met: true, score: 1 };
const not: Values = { is_met: false, score: 0 };
const [research, qa, done]: Values[] = [{ status: 1 }, { status: 2 }, { status: 3 }];

/** One statement each, as a person or an import would make them. */
async function pass(at: number, ...steps: (Values | undefined)[]): Promise<void> {
  for (const values of steps) await setRow(test, values ?? {}, ids[at] ?? 0);
}

describe('readAgreement', () => {
  it('[B66] of the demonstration tells the ratings that QA changed, as the rows do', async () => {
    const { rows } = await sql<{ changed: number }>`
      select count(*)::int as changed from country_indicator where edition_id = 4 and status = 3
        and decided_by is null and rating_updated_by = qa_user_id and qa_user_id <> research_user_id`.execute(test.db);
    const { Total, Against, Indicators, People } = await read();
    const changed = rows[0]?.changed ?? 0;
    expect(Total.Ratings - Total.Agreed).toBe(changed);
    expect(changed / Total.Ratings).toBeGreaterThan(0.05);
    expect(Total.Kappa).toBeLessThan(0.95);
    expect(People.filter(({ QA }) => QA.Agreed < QA.Ratings).length).toBeGreaterThan(3);
    expect(Against?.Id).toBe(3);
    expect(Indicators).toHaveLength(150);
    expect(Indicators.reduce((sum, { Agreement }) => sum + Agreement.Ratings, 0)).toBe(Total.Ratings);
  });

  it('[B66] counts each rating once, by what stood when it was first submitted', async () => {
    const people = { research_user_id: 2, qa_user_id: 3 };
    for (const at of [0, 1, 2, 3, 4, 5, 6]) await pass(at, people);
    const before = await read();
    // as submitted; changed in QA; changed and changed back to what it was
    await pass(0, { ...met, ...research }, qa, done);
    await pass(1, { ...met, ...research }, qa, not, done);
    await pass(2, { ...not, ...research }, qa, met, not, done);
    // taken back to research and changed there
    await pass(3, { ...met, ...research }, qa, research, not, qa, done);
    // two in one statement
    for (const at of [4, 5]) await pass(at, { ...met, ...research }, qa);
    await test.db.updateTable('country_indicator').set(not).where('id', 'in', ids.slice(4, 6)).execute();
    for (const at of [4, 5]) await pass(at, done);
    // never submitted
    await pass(6, { ...met, ...done });
    const after = await read();
    expect(after.Total.Ratings - before.Total.Ratings).toBe(6);
    expect(after.Total.Agreed - before.Total.Agreed).toBe(2);
    for (const part of ['Research', 'QA'] as const) {
      const of = ({ People }: Agreement) => People.find(({ UserId }) => UserId === (part === 'QA' ? 3 : 2))?.[part];
      expect((of(after)?.Ratings ?? 0) - (of(before)?.Ratings ?? 0)).toBe(6);
      expect((of(after)?.Agreed ?? 0) - (of(before)?.Agreed ?? 0)).toBe(2);
    }
  });

  it('[B66] leaves out what a parent decides', async () => {
    const before = await read();
    await pass(0, { ...not, decided_by: 451, aside_status: 3, ...{ aside_is_met: true, aside_score: 1 } });
    expect((await read()).Total.Ratings).toBe(before.Total.Ratings - 1);
  });

  it('[B66] tells returns, comments and reversals of each indicator', async () => {
    const { Indicators } = await read();
    const { rows } = await sql<{ id: number; returns: number; comments: number; reversals: number }>`
      select i.id, sum(ci.return_count)::int as returns,
        (select count(*)::int from comment c join country_indicator x on x.id = c.country_indicator_id where x.indicator_id = i.id) as comments,
        (select count(*)::int from country_indicator a join indicator j on j.edition_id = 3 and j.library_indicator_id = i.library_indicator_id
          join country_indicator b on b.indicator_id = j.id and b.country_id = a.country_id
          where a.indicator_id = i.id and a.is_met <> b.is_met) as reversals
      from indicator i join country_indicator ci on ci.indicator_id = i.id where i.edition_id = 4 group by i.id`.execute(
      test.db,
    );
    const expected = new Map(rows.map(({ id, ...figures }) => [id, figures]));
    for (const { IndicatorId, Returns: returns, Comments: comments, Reversals: reversals } of Indicators)
      expect({ returns, comments, reversals }).toEqual(expected.get(IndicatorId));
    expect(Indicators.some(({ Returns, Comments, Reversals }) => Returns && Comments && Reversals)).toBe(true);
  });

  it('[B66] an edition without an event of its steps has nothing to count, and the first none before', async () => {
    const { Total, Against, People } = await read(1);
    expect([Total, Against, People]).toEqual([
      agreementOf({ ratings: 0, agreed: 0, researchMet: 0, qaMet: 0 }),
      null,
      [],
    ]);
  });

  it('[B66] is for managers', async () => {
    expect((await test.call('readAgreement', { as: 5, params: { editionId: 4 } })).statusCode).toBe(403);
  });
});
