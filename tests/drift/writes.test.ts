import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkWrites } from '../../drift/live/writes/index.ts';
import { openTestApp, type TestApp } from '../server/support/app.ts';
import { openRun } from './support/writes.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

/** What people see of the data: rows that were taken out, and counters of changes, are left aside. */
async function data(): Promise<unknown> {
  const tables = await Promise.all([
    sql`select id, name, start_date::text, end_date::text, status from edition order by id`.execute(test.db),
    sql`select * from milestone order by id`.execute(test.db),
    sql`select * from activity order by id`.execute(test.db),
    sql`select * from indicator order by id`.execute(test.db),
    sql`select ci.* from country_indicator ci join edition_country ec using (edition_id, country_id)
      where ec.removed_on is null order by ci.id`.execute(test.db),
    sql`select * from reference order by id`.execute(test.db),
    sql`select * from comment order by id`.execute(test.db),
    sql`select * from comment_tag order by comment_id, user_id`.execute(test.db),
    sql`select * from edition_user where removed_on is null order by edition_id, user_id`.execute(test.db),
    sql`select * from edition_country where removed_on is null order by edition_id, country_id`.execute(test.db),
  ]);
  return tables.map(({ rows }) => rows);
}

const told = (run: Awaited<ReturnType<typeof openRun>>) =>
  run.findings.all.map(({ check, operationId, place, message }) => `${check} ${operationId} ${place}: ${message}`);

describe('the writes of a server that keeps to the contract', () => {
  it('give no finding and leave the data as they were', { timeout: 120_000 }, async () => {
    const before = await data();
    for (const seed of [20261121]) {
      const run = await openRun(test, { mode: 'write', seed, runId: `w${seed}` });
      await checkWrites(run);
      expect(told(run)).toEqual([]);
      expect([...run.skipped.keys()]).toEqual(expect.arrayContaining(['importFile', 'createReportEdition']));
    }
    expect(await data()).toEqual(before);
  });

  it('leave three words in the library, which the next run takes up again', { timeout: 60_000 }, async () => {
    const left = () => sql`select id from library_indicator where full_name like 'contract-%'`.execute(test.db);
    const { rows } = await left();
    expect(rows).toHaveLength(3);
  });

  it('are all tried where the data may be lost, also twice', { timeout: 120_000 }, async () => {
    for (const seed of [3, 4]) {
      const run = await openRun(test, { mode: 'all', seed, runId: `a${seed}` });
      await checkWrites(run);
      expect(told(run)).toEqual([]);
      expect([...run.skipped]).toEqual([]);
      const untried = [...run.contract.operations.values()].filter(({ operationId, reads }) => {
        const seen = run.statuses.get(operationId) ?? new Set();
        return !reads && ![...seen].some((status) => status < 300);
      });
      expect(untried.map(({ operationId }) => operationId)).toEqual([]);
    }
  });

  it('say what is missing where nobody may write', { timeout: 60_000 }, async () => {
    const run = await openRun(test, { mode: 'all', runId: 'nobody' });
    run.roles = run.roles.filter(({ name }) => name === 'spectator');
    await checkWrites(run);
    expect(told(run)).toEqual([]);
    expect(run.skipped.get('createMilestone')).toMatch(/no role/);
  });
});
