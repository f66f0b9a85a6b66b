/** A file of as many rows as are read takes little more memory than what it holds [X4]. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import type { Catalogue } from '../../../server/areas/transfer/catalogue.ts';
import type { PairTuple } from '../../../server/areas/transfer/country-indicator-pages.ts';
import type { ChangesPart, CheckResult, ImportMessage } from '../../../server/areas/transfer/import-worker.ts';
import { MAX_ROWS } from '../../../server/domain/workbook/workbook-limits.ts';
import { manyReferences } from './many-references.ts';

const EDITION = 'Road Safety Report 2026';
const [COUNTRIES, INDICATORS] = [193, 150];
/** As worker-job.ts gives threads, but for the heap. */
const limits = { maxYoungGenerationSizeMb: 12 };

const isoOf = (country: number) => `A${String.fromCharCode(65 + Math.floor(country / 26), 65 + (country % 26))}`;
const ids = (count: number) => Array.from({ length: count }, (_, id) => id);

const catalogue = {
  editions: [{ id: 1, name: EDITION, active: true, year: 2026 }],
  countries: ids(COUNTRIES).map((id) => ({ id, iso: isoOf(id), name: `Country ${id}` })),
  members: ids(COUNTRIES).map((country) => ({ edition: 1, country })),
  indicators: ids(INDICATORS).map((id) => ({
    ...{ id, edition: 1, library: id, number: 1_001_001 + id, name: `Indicator ${id}`, polarity: 1, parent: null },
  })),
  users: [{ id: 1, name: 'Ana Lima', role: 1, editions: [1] }],
} as unknown as Catalogue;

const pairs = ids(COUNTRIES).flatMap((country) =>
  ids(INDICATORS).map(
    (indicator): PairTuple => [
      ...([1 + country * INDICATORS + indicator, 1, country, indicator, 1, true] as const),
      ...(['As the gazette says.', 1, 1, null, 3, null, null, '2026-05-01', null, null] as const),
    ],
  ),
);

const places = pairs.map(([, , country, indicator]) => ({
  ...{ edition: EDITION, iso: isoOf(country), number: `1.1.${1 + indicator}` },
}));
const permissions = ['dataentry-import', 'dataentry-indicator-edit-any', 'dataentry-references-manage-any'];

/** Of a JSON list that the main thread passes on: as a text it would stay there (ADR-290). */
function lengthOf(list: Uint8Array): number {
  expect(list.buffer).toBeInstanceOf(SharedArrayBuffer);
  return JSON.parse(Buffer.from(list).toString()).length;
}

/** Reads and checks the file and takes over the changes, in a thread with so many megabytes. */
async function importIn(megabytes: number, file: Uint8Array): Promise<void> {
  const script = new URL('../../../server/areas/transfer/import-worker.ts', import.meta.url);
  const worker = new Worker(script, { resourceLimits: { ...limits, maxOldGenerationSizeMb: megabytes } });
  const post = (message: ImportMessage) => worker.postMessage(message);
  const answer = async <T>(message: ImportMessage): Promise<T> => {
    post(message);
    const [{ result, fault }] = await once(worker, 'message');
    expect(fault).toBeUndefined();
    return result;
  };
  expect(await answer({ kind: 'read', file })).toMatchObject({ editions: [EDITION], hasReferences: true });
  const settings = { callerId: 1, permissions, cascades: true };
  post({ kind: 'snapshot', catalogue: JSON.stringify(catalogue), settings });
  for (let at = 0; at < pairs.length; at += 1_000)
    post({ kind: 'pairs', page: JSON.stringify(pairs.slice(at, at + 1_000)) });
  const checked = await answer<CheckResult>({ kind: 'check' });
  expect(checked).toMatchObject({ errors: [], changeCount: MAX_ROWS - 1 });
  let told = 0;
  for (let part = 0; told < checked.changeCount; part++)
    told += lengthOf(await answer<Uint8Array>({ kind: 'changes', part }));
  let added = 0;
  for (let index = 0; index < checked.parts.references; index++)
    added += lengthOf((await answer<ChangesPart>({ kind: 'part', of: 'references', index })).rows);
  expect([told, added]).toEqual([MAX_ROWS - 1, MAX_ROWS - 1]);
  await worker.terminate();
}

it(`[X4] a file of ${MAX_ROWS.toLocaleString('en')} rows is imported in a heap of 100 MB`, async () => {
  await importIn(100, await manyReferences(MAX_ROWS, places));
});
