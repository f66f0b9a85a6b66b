import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/support/free-port.ts';
import { Problem } from '../../server/problem.ts';
import { WorkerJob } from '../../server/threads/worker-job.ts';
import { serveMetrics } from '../../server/watch/metrics-server.ts';
import { kindOfStatement } from '../../server/watch/statement.ts';
import { openEmbedded } from '../support/database.ts';
import { addressOf, kenya, openTestApp, type TestApp } from './support/app.ts';

const build = { version: '1.2.3', build: 'a1b2c3', node: '24.0.0' };
const pool = () => ({ size: 4, idle: 1, waiting: 2, limit: 10 });

let test: TestApp;
let port: number;
let stop: () => Promise<void>;
let isNear = true;
const standby = { isNear: () => isNear };
const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
beforeAll(async () => {
  const listNotifications = async () => {
    begun.resolve();
    await over.promise;
    return { status: 200 as const, body: { Data: [], Count: 0 } };
  };
  test = await openTestApp({ handlers: { listNotifications } });
  port = await freePort();
  stop = await serveMetrics({ port, host: 'localhost' }, { db: test.db, pool, standby }, build);
});
afterAll(async () => {
  await stop();
  await test.close();
});

const at = (path: string, init?: RequestInit) => fetch(`http://localhost:${port}${path}`, init);

/** The values by their name with labels: 'a{b="c"}'. */
async function figures(): Promise<Map<string, number>> {
  const text = await (await at('/metrics')).text();
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}

describe('metrics', () => {
  it('count requests by operation and status, and never by their address', async () => {
    await test.call('readIndicatorRating', { as: 2, params: kenya });
    await test.call('readIndicatorRating', { as: 2, params: { ...kenya, indicatorId: 999_999 } });
    await test.call('readIndicatorRating', { params: kenya });
    for (const url of ['/api/v1/nothing/17', '/api/v1/else', '/dashboard', '/health', '/ready'])
      await test.app.inject({ url });
    const found = await figures();
    const requests = (operation: string, status: number) =>
      found.get(`assessment_requests_total{operation="${operation}",status="${status}"}`);
    expect(requests('readIndicatorRating', 200)).toBe(1);
    expect(requests('readIndicatorRating', 404)).toBe(1);
    expect(requests('readIndicatorRating', 401)).toBe(1);
    expect(requests('unknown', 404)).toBe(2);
    expect(requests('client', 404)).toBe(1);
    expect(requests('probe', 200)).toBe(2);
    expect(found.get('assessment_request_duration_seconds_count{operation="readIndicatorRating"}')).toBe(3);
    expect(found.get('assessment_requests_in_flight{operation="readIndicatorRating"}')).toBe(0);
    expect([...found.keys()].join('\n')).not.toMatch(/nothing|else|404\/|999999/);
  });

  it('count a request whose client has gone', async () => {
    const url = (await test.app.listen({ port: 0, host: 'localhost' })) + addressOf('listNotifications');
    const client = new AbortController();
    const headers = { authorization: `Bearer ${await test.tokenOf(2)}` };
    const gone = fetch(url, { headers, signal: client.signal }).catch((error: Error) => error.name);
    await begun.promise;
    client.abort();
    expect(await gone).toBe('AbortError');
    const one = 'assessment_requests_total{operation="listNotifications",status="499"}';
    await expect.poll(async () => (await figures()).get(one)).toBe(1);
    over.resolve();
  });

  it('count what fails: statements by their kind, jobs by their script', async () => {
    await expect(sql`delete from nothing`.execute(test.db)).rejects.toThrow('nothing');
    const script = new URL('./threads/slow-worker.ts', import.meta.url);
    const failed = WorkerJob.run({ script, refuse: () => new Problem(422, 'invalid', '') }, async () => {
      throw new Error('as said');
    });
    await expect(failed).rejects.toThrow('as said');
    const found = await figures();
    expect(found.get('assessment_database_statement_errors_total{statement="delete"}')).toBe(1);
    expect(found.get('assessment_thread_job_errors_total{script="slow-worker"}')).toBe(1);
    expect(found.get('assessment_database_statement_errors_total{statement="select"}')).toBeUndefined();
  });

  it('time statements by their kind, and threads by their script', async () => {
    const before = await figures();
    const body = {
      ReportEditionIds: [4],
      ExportFieldChoice: 0,
      ExportFormatChoice: null,
      CountryIds: [404],
      IndicatorIds: [1],
    };
    expect((await test.call('exportData', { as: 1, body })).statusCode).toBe(200);
    const found = await figures();
    const count = (statement: string, of = found) =>
      of.get(`assessment_database_statement_duration_seconds_count{statement="${statement}"}`) ?? 0;
    expect(count('select')).toBeGreaterThan(count('select', before));
    expect(found.get('assessment_thread_job_duration_seconds_count{script="export-worker"}')).toBe(1);
    expect(found.get('assessment_thread_jobs_running{script="export-worker"}')).toBe(0);
    expect(found.get('assessment_thread_jobs_waiting{script="export-worker"}')).toBe(0);
  });

  it('tell of the pool, the queue of e-mails, the event loop and the build', async () => {
    const minuteAgo = new Date(Date.now() - 60_000);
    const mail = { user_id: 2, recipient: 'a@example.org', subject: 'x', text: 'x', html: 'x' };
    const at = { created_on: minuteAgo, due_on: minuteAgo };
    await test.db
      .insertInto('mail')
      .values([
        { ...mail, ...at, message_id: '<1@x>' },
        { ...mail, ...at, message_id: '<2@x>', dead_on: new Date() },
        { ...mail, ...at, message_id: '<3@x>', sent_on: new Date() },
      ])
      .execute();
    const found = await figures();
    expect(found.get('assessment_mail_waiting')).toBe(1);
    expect(found.get('assessment_mail_dead')).toBe(1);
    expect(Math.abs((found.get('assessment_mail_oldest_seconds') ?? 0) - 60)).toBeLessThan(50);
    for (const [state, value] of Object.entries(pool()))
      expect(found.get(`assessment_database_pool_${state}`), state).toBe(value);
    expect(found.get('assessment_build_info{version="1.2.3",build="a1b2c3",node="24.0.0"}')).toBe(1);
    expect(found.get('assessment_database_up')).toBe(1);
    expect(found.get('assessment_standby_up')).toBe(1);
    isNear = false;
    expect((await figures()).get('assessment_standby_up')).toBe(0);
    expect(found.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  });

  it('stay readable without a database', async () => {
    const broken = {
      db: {
        getExecutor: () => {
          throw new Error('away');
        },
      },
      pool,
    } as never;
    const other = await freePort();
    const end = await serveMetrics({ port: other, host: 'localhost' }, broken, build);
    const answer = await fetch(`http://localhost:${other}/metrics`);
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).toMatch(/^assessment_database_up 0$/m);
    // nothing is told of a standby that there is not
    expect(text).not.toContain('assessment_standby_up');
    await end();
  });

  it('are on an address of their own, with the version and nothing else', async () => {
    expect((await at('/metrics')).headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(await (await at('/version')).json()).toEqual(build);
    expect((await at('/')).status).toBe(404);
    expect((await at('/metrics', { method: 'POST' })).status).toBe(405);
    expect((await test.app.inject({ url: '/metrics' })).statusCode).toBe(404);
  });
});

it('the embedded database is a pool of one', async () => {
  const database = await openEmbedded('migrated');
  expect(database.pool()).toEqual({ size: 1, idle: 1, waiting: 0, limit: 1 });
  await database.close();
});

it.each([
  ['select 1', 'select'],
  ['  WITH a AS (select 1) select * from a', 'select'],
  ["begin; select set_config('app.act', 'x', true)", 'begin'],
  ['vacuum event', 'other'],
  ['', 'other'],
])('%s is a statement of the kind %s', (sql, kind) => expect(kindOfStatement(sql)).toBe(kind));
