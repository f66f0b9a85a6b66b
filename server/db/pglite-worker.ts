import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import type { Outcome, Request, WorkerSettings } from './pglite-client.ts';

const port = parentPort;
if (!port) throw new Error('pglite-worker.ts runs in a worker thread only');

const { dataDir, snapshot, engine } = workerData as WorkerSettings;
const pglite = await PGlite.create({
  dataDir,
  pgliteWasmModule: engine,
  ...(snapshot && { loadDataDir: new Blob([snapshot]) }),
  // false: returned only once written to the operating system. Survives a kill but no power cut, as
  // PGlite never calls fsync
  relaxedDurability: false,
  // a small log keeps new folders, snapshots, backups and recovery at start small
  initDbStartParams: ['--wal-segsize=1'],
  startParams: [...PGlite.defaultStartParams, '-c', 'max_wal_size=16MB'],
  parsers: { [types.DATE]: (text: string) => text, [types.INT8]: Number },
});
await pglite.exec("set time zone 'UTC'");

/** The fields of a database error, which a structured clone would lose. */
function describe(error: unknown): Outcome {
  const { message, code, constraint, table, column, detail, severity } = error as Error & Record<string, string>;
  return { error: { message, code, constraint, table, column, detail, severity } };
}

/** Bytes in memory that threads share are text in UTF-8 (SharedJson); other bytes are bytes. */
const asParameter = (value: unknown): unknown =>
  value instanceof Uint8Array && value.buffer instanceof SharedArrayBuffer
    ? Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString()
    : value;

async function answer(request: Request): Promise<Outcome> {
  if (request.kind === 'query') {
    const { rows, affectedRows, fields } = await pglite.query(request.sql, request.parameters.map(asParameter));
    return { result: { rows, affectedRows, fields } };
  }
  if (request.kind === 'dump') return { dump: new Uint8Array(await (await pglite.dumpDataDir('gzip')).arrayBuffer()) };
  await pglite.close();
  return {};
}

// One request at a time and in order, as over a single connection.
let last: Promise<void> = Promise.resolve();
port.on('message', (request: Request) => {
  last = last.then(async () => {
    const outcome = await answer(request).catch(describe);
    port.postMessage({ id: request.id, ...outcome });
    if (request.kind === 'close') port.close();
  });
});
port.postMessage({ id: 0 });
