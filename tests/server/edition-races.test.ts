import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addFramework } from '../support/database-rows.ts';
import { openTestApp, type TestApp } from './support/app.ts';
import { contentOf, editionsOf } from './support/editions.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ contents: 'demo' });
});
afterAll(() => test.close());
// no edition at all: what is duplicated here is small
beforeEach(() => sql`truncate edition cascade`.execute(test.db));

/** Asks again where the server was too busy, as clients do. */
const create = async (body: object): ReturnType<TestApp['call']> => {
  const answer = await test.call('createReportEdition', { as: 1, body: { StartDate: '2030-01-01', ...body } });
  return answer.statusCode === 503 ? create(body) : answer;
};
const createAll = (count: number, body: (index: number) => object) =>
  Promise.all(Array.from({ length: count }, (_, index) => create(body(index))));
const codes = (answers: Awaited<ReturnType<typeof createAll>>) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ statusCode, ...answer }) => answer.json().code ?? statusCode)].map(([code, all]) => [
      code,
      all.length,
    ]),
  );
const activeOnes = async () => (await editionsOf(test)).filter(({ status }) => status === 1);

describe('many who create an edition at once', () => {
  it('[Q-R10] from nothing: one of 200 is made and active', async () => {
    expect(codes(await createAll(200, (index) => ({ Name: `Edition ${index}` })))).toEqual({ 201: 1, conflict: 199 });
    expect(await editionsOf(test)).toHaveLength(1);
    expect(await activeOnes()).toHaveLength(1);
  });

  it('[Q-R10] of one name: one of 200 is made and active', async () => {
    const { edition_id } = await test.db.transaction().execute((trx) => addFramework(trx));
    const answers = await createAll(200, (index) => ({
      Id: edition_id,
      Name: index % 2 ? 'Same name' : ' SAME name ',
    }));
    expect(codes(answers)).toEqual({ 201: 1, 'duplicate-name': 199 });
    expect(await editionsOf(test)).toHaveLength(2);
    expect(await activeOnes()).toHaveLength(1);
  });

  it('[Q-R10] of names of their own: the last is active and all are whole', async () => {
    const { edition_id } = await test.db.transaction().execute((trx) => addFramework(trx));
    const answers = await createAll(40, (index) => ({ Id: edition_id, Name: `Edition ${index}` }));
    expect(codes(answers)).toEqual({ 201: 40 });
    expect(await activeOnes()).toHaveLength(1);
    const source = await contentOf(test, edition_id);
    for (const answer of answers) expect(await contentOf(test, answer.json().Id)).toEqual(source);
    const rows = test.db.selectFrom('country_indicator').select('id');
    expect(await rows.execute()).toHaveLength(41 * 6);
  });

  it('[Q-R10] of the name that another edition takes at the same time: never twice', async () => {
    const { edition_id } = await test.db.transaction().execute((trx) => addFramework(trx));
    const renamed = { Id: edition_id, Name: 'same name', StartDate: '2030-01-01', EndDate: null };
    const [created, updated] = await Promise.all([
      createAll(5, () => ({ Id: edition_id, Name: 'Same name' })),
      test.call('updateReportEdition', { as: 1, params: { id: edition_id }, body: renamed }),
    ]);
    const made = [...created, updated].filter(({ statusCode }) => statusCode < 300);
    expect(made).toHaveLength(1);
    expect(await activeOnes()).toHaveLength(1);
  });
});
