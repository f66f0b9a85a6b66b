/** The table of a large edition is written in constant memory, and read only as fast as it is written [B65]. */
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ResultsFormat } from '#generated/enums.ts';
import { sendPages } from '../../server/areas/results/results-export.ts';
import type { ExportContents, RatingTuple } from '../../server/areas/results/results-source.ts';
import type { ResultsExportMessage } from '../../server/areas/results/results-worker.ts';

const MB = 1024 * 1024;
const ROWS = 1_000;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-memory-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const contents: ExportContents = {
  countries: [{ id: 404, name: 'Kenya', iso: 'KEN', region: 'Africa' }],
  indicators: Array.from({ length: ROWS }, (_, id) => ({
    ...{ id, library: id, number: 1_001_001 + id, name: `Indicator ${id}`, polarity: id % 2 },
    ...{ milestone: 'Management', activity: 'Lead agency' },
  })),
  people: [{ id: 2, name: 'Rui Tanaka' }],
};
const page = JSON.stringify(
  contents.indicators.map(
    ({ id }): RatingTuple => [404, id, 1, 1, 1, 3, `A note on ${id}`, '2026-11-20T10:00:00Z', 2, []],
  ),
);

/** The most megabytes that the thread held while it wrote so many pages, as the handler sends them. */
async function peakOf(format: ResultsFormat, pages: number): Promise<number> {
  const script = new URL('../../server/areas/results/results-worker.ts', import.meta.url);
  const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 } });
  let peak = 0;
  const request = async (message: ResultsExportMessage) => {
    worker.postMessage(message);
    const [answer] = await once(worker, 'message');
    expect(answer).toEqual({ result: true, heap: expect.any(Number) });
    const { used_heap_size, external_memory } = await worker.getHeapStatistics();
    peak = Math.max(peak, used_heap_size + external_memory);
    return true as const;
  };
  const path = join(folder, `${format}-${pages}`);
  await request({
    ...{ kind: 'begin', path, format, columns: ['isoCode', 'indicatorNumber', 'score', 'note'], contents },
    facts: { edition: 'A large one', madeOn: '2026-11-20T10:00:00Z', rows: [] },
  });
  await sendPages(
    Array.from({ length: pages }, () => page),
    request,
  );
  await request({ kind: 'end' });
  expect((await stat(path)).size).toBeGreaterThan(pages * ROWS);
  await worker.terminate();
  return peak / MB;
}

it.each([
  ['CSV', ResultsFormat.Csv, 50, 500],
  ['a workbook', ResultsFormat.Workbook, 10, 100],
] as const)('[B65] ten times the rows as %s take no more memory', async (_, format, few, many) => {
  const [small, large] = [await peakOf(format, few), await peakOf(format, many)];
  console.info(`${few},000 rows: ${small.toFixed(0)} MB; ${many},000 rows: ${large.toFixed(0)} MB`);
  expect(large).toBeLessThan(small + 24);
});

it('[B65] no page is read before the one before it is being written', async () => {
  let read = 0;
  let written = 0;
  let ahead = 0;
  async function* pages() {
    for (; read < 20; read++) {
      ahead = Math.max(ahead, read - written);
      yield `[${read}]`;
    }
  }
  await sendPages(pages(), async () => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    written += 1;
    return true;
  });
  expect([written, ahead]).toEqual([20, 1]);
});
