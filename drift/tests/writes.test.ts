import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/server/support/app.ts';
import { checkWrites } from '../live/writes/index.ts';
import { openRun, told } from './support/writes.ts';

let test: TestApp;
beforeAll(async () => {
  // As everywhere but in a test: time goes on, and the database's is the application's.
  test = await openTestApp({ contents: 'few countries', validateResponses: false, now: () => new Date() });
});
afterAll(() => test.close());

/**
 * What people see of the data: rows that were taken out, and counters of changes, are left aside.
 */
async function data(): Promise<unknown> {
  const tables = await Promise.all([
    sql`select id, name, start_date::text, end_date::text, status from edition order by id`.execute(test.db),
    sql`select * from milestone order by id`.execute(test.db),
    sql`select * from activity order by id`.execute(test.db),
    sql`select * from indicator order by id`.execute(test.db),
    sql`select ci.* from country_indicator ci join edition_country ec using (edition_id, country_id)
      where ec.removed_on is null and edition_id = 4 order by ci.id`.execute(test.db),
    sql`select edition_id, count(*), sum(hash_record_extended(ci, 0)) from country_indicator ci
      join edition_country ec using (edition_id, country_id) where ec.removed_on is null and edition_id <> 4
      group by edition_id order by edition_id`.execute(test.db),
    sql`select * from saved_view order by id`.execute(test.db),
    sql`select * from reference order by id`.execute(test.db),
    sql`select * from comment order by id`.execute(test.db),
    sql`select * from comment_tag order by comment_id, user_id`.execute(test.db),
    sql`select * from edition_user where removed_on is null order by edition_id, user_id`.execute(test.db),
    sql`select * from edition_country where removed_on is null order by edition_id, country_id`.execute(test.db),
  ]);
  return tables.map(({ rows }) => rows);
}

describe('the writes of a server that keeps to the contract', () => {
  it('give no finding and leave the data as they were', async () => {
    const before = await data();
    const run = await openRun(test, { mode: 'write', seed: 20261121, runId: 'w1' });
    await checkWrites(run);
    expect(told(run)).toEqual([]);
    expect([...run.skipped.keys()]).toEqual(expect.arrayContaining(['importFile', 'createReportEdition']));
    expect(await data()).toEqual(before);
  });

  it('leave three words in the library, which the next run takes up again', async () => {
    const left = () => sql`select id from library_indicator where full_name like 'contract-%'`.execute(test.db);
    const { rows } = await left();
    expect(rows).toHaveLength(3);
  });

  it('say what is missing where nobody may write', async () => {
    const run = await openRun(test, { mode: 'all', runId: 'nobody' });
    run.roles = run.roles.filter(({ name }) => name === 'spectator');
    await checkWrites(run);
    expect(told(run)).toEqual([]);
    expect(run.skipped.get('createMilestone')).toMatch(/no role/);
  });

  it('are those that are chosen, and what leads to them', async () => {
    const only = (operationId: string) => ({
      mode: 'write' as const,
      runId: 'only',
      selects: (operation: { operationId: string }) => operation.operationId === operationId,
    });
    const run = await openRun(test, only('addEditionCountries'));
    await checkWrites(run);
    expect(told(run)).toEqual([]);
    expect(run.statuses.get('createMilestone')).toBeUndefined();
    expect(run.skipped.get('createReportEdition')).toBeUndefined();
    const shape = await openRun(test, { mode: 'all', level: 'shape', runId: 'shape' });
    await checkWrites(shape);
    expect([...shape.statuses]).toEqual([]);
  });
});
