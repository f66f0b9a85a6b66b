import { globSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOfStatement } from '../../server/watch/statement.ts';
import type { TracingSettings } from '../../server/watch/watch-settings.ts';
import { addressOf, kenya, kenyaRatingId, openTestApp, type TestApp } from './support/app.ts';
import { type ReceivedSpan, readExport } from './support/otlp.ts';

const build = { version: '1.2.3', build: 'a1b2c3', node: '24.0.0' };
const settings = { sampler: 'parentbased_always_on', ratio: 1, delayMs: 60_000 } as const;
const caller = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const traceparent = `00-${caller.traceId}-${caller.spanId}-01`;

let collector: Server;
let test: TestApp;
const received: { path: string; type: string; resource: Record<string, unknown>; spans: ReceivedSpan[] }[] = [];
const lines: string[] = [];

beforeAll(async () => {
  collector = createServer(async (request, answer) => {
    const sent = await buffer(request);
    const bytes = request.headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent;
    received.push({ path: request.url ?? '', type: request.headers['content-type'] ?? '', ...readExport(bytes) });
    answer.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
  });
  await new Promise<void>((resolve) => collector.listen(0, 'localhost', resolve));
  const { port } = collector.address() as AddressInfo;
  // not vi.stubEnv, which is taken back before each test
  Object.assign(process.env, {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://localhost:${port}`,
    OTEL_SERVICE_NAME: 'index-of-the-test',
  });
  test = await openTestApp({ log: { level: 'info', stream: { write: (line) => void lines.push(line) } } });
});
afterAll(async () => {
  for (const name of ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_SERVICE_NAME']) delete process.env[name];
  await test.close();
  collector.close();
});

/** The spans that the calls have sent to the collector, over its protocol. */
async function spansOf(calls: () => Promise<unknown>, how: Partial<TracingSettings> = {}): Promise<ReceivedSpan[]> {
  const { startTracing } = await import('../../server/watch/tracing.ts');
  received.length = 0;
  const stop = startTracing({ ...settings, ...how }, build);
  await calls();
  await stop();
  return received.flatMap(({ spans }) => spans);
}

describe('traces', () => {
  it('have a span for the operation, below it one for each statement, in the trace of the caller', async () => {
    lines.length = 0;
    const spans = await spansOf(() =>
      test.call('readIndicatorRating', {
        as: 2,
        params: kenya,
        headers: { traceparent, 'x-request-id': 'edge-1f2e3d4c' },
      }),
    );
    expect(received[0]).toMatchObject({
      path: '/v1/traces',
      type: 'application/x-protobuf',
      resource: { 'service.name': 'index-of-the-test', 'service.version': '1.2.3+a1b2c3' },
    });
    const [operation] = spans.filter(({ kind }) => kind === 'server');
    expect(operation).toMatchObject({
      name: 'readIndicatorRating',
      traceId: caller.traceId,
      parentId: caller.spanId,
      isError: false,
      attributes: {
        'http.request.method': 'GET',
        'http.response.status_code': 200,
        'assessment.request_id': 'edge-1f2e3d4c',
        'user.id': '2',
      },
    });
    const statements = spans.filter(({ kind }) => kind === 'client');
    expect(statements.length).toBeGreaterThan(1);
    for (const one of statements)
      expect(one).toMatchObject({ traceId: caller.traceId, attributes: { 'db.system.name': 'postgresql' } });
    expect(new Set(statements.map(({ parentId }) => parentId))).toEqual(new Set([operation?.spanId]));
    expect(statements.map(({ attributes }) => String(attributes['db.query.text'])).join()).toContain('app_user');
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ reqId: 'edge-1f2e3d4c', traceId: caller.traceId });
  });

  it('keep what was typed out, also of a write, whose body comes over the connection', async () => {
    const address = await test.app.listen({ port: 0, host: 'localhost' });
    const body = {
      Score: 0,
      RatingIsMet: false,
      ResearcherNote: 'secret words',
      CountryIndicatorRatingId: kenyaRatingId,
    };
    const url = address + addressOf('updateRating', kenya);
    const headers = { authorization: `Bearer ${await test.tokenOf(2)}`, 'content-type': 'application/json' };
    const spans = await spansOf(async () => {
      const answer = await fetch(url, { method: 'PUT', headers, body: JSON.stringify(body) });
      expect(answer.status).toBe(200);
    });
    const [operation] = spans.filter(({ kind }) => kind === 'server');
    const below = spans.filter(({ parentId }) => parentId === operation?.spanId);
    expect(below.map(({ name }) => name)).toEqual(expect.arrayContaining(['select', 'update']));
    expect(operation?.parentId).toBe('');
    expect(JSON.stringify(spans)).not.toMatch(/secret words|eyJ/);
  });

  it('have a span for a job of a thread', async () => {
    const body = {
      ReportEditionIds: [4],
      ExportFieldChoice: 0,
      ExportFormatChoice: null,
      CountryIds: [404],
      IndicatorIds: [1],
    };
    const spans = await spansOf(() => test.call('exportData', { as: 1, body }));
    const [operation] = spans.filter(({ kind }) => kind === 'server');
    expect(spans.find(({ name }) => name === 'thread export-worker')).toMatchObject({
      parentId: operation?.spanId,
      attributes: { 'assessment.script': 'export-worker' },
    });
  });

  it('follow the sampling of the caller', async () => {
    const unsampled = traceparent.replace(/01$/, '00');
    const spans = await spansOf(() => test.call('readCurrentUser', { as: 2, headers: { traceparent: unsampled } }));
    expect(spans).toEqual([]);
  });

  it.each<[TracingSettings['sampler'], ratio: number, operations: number]>([
    ['always_off', 1, 0],
    ['traceidratio', 0, 0],
    ['traceidratio', 1, 1],
    ['parentbased_traceidratio', 0, 0],
    ['parentbased_always_off', 1, 0],
  ])('are made as the sampler %s with %d says', async (sampler, ratio, operations) => {
    const spans = await spansOf(() => test.call('readCurrentUser', { as: 2 }), { sampler, ratio });
    expect(spans.filter(({ kind }) => kind === 'server')).toHaveLength(operations);
  });

  it('are made in spite of the caller where the sampler is always_on', async () => {
    const headers = { traceparent: traceparent.replace(/01$/, '00') };
    const spans = await spansOf(() => test.call('readCurrentUser', { as: 2, headers }), { sampler: 'always_on' });
    expect(spans.find(({ kind }) => kind === 'server')).toMatchObject({ traceId: caller.traceId });
  });
});

it('a statement is told without what stands in quotes', () =>
  expect(textOfStatement("begin; select set_config('app.act', '{\"user\":''2''}', true)")).toBe(
    "begin; select set_config('…', '…', true)",
  ));

it('neither library is loaded where it is not configured', () => {
  const files = globSync('server/**/*.ts');
  const importers = (name: string, how = /^import .*|^} from .*/) =>
    files.filter((file) => {
      const lines = readFileSync(file, 'utf8').split('\n');
      return lines.some((line) => how.test(line) && !line.startsWith('import type') && line.includes(name));
    });
  expect(importers(`'@opentelemetry/`)).toEqual(['server/watch/tracing.ts']);
  expect(importers(`'prom-client'`)).toEqual(['server/watch/metrics.ts']);
  expect(importers('/metrics.ts')).toEqual(['server/watch/metrics-server.ts']);
  for (const file of ['/tracing.ts', '/metrics-server.ts']) {
    expect(importers(file)).toEqual([]);
    expect(importers(file, /await import\(/)).toEqual(['server/main.ts']);
  }
});
