import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';

interface Settings {
  dataDir: string;
  snapshot?: Uint8Array<ArrayBuffer>;
}

/** Settings of the worker; without `snapshot` an empty folder gets a new database. */
export interface WorkerSettings extends Settings {
  engine: WebAssembly.Module;
}

/** Of what statements leave behind, of which more would lie beside the database. */
const YOUNG_MB = 24;

let engine: WebAssembly.Module | undefined;

/**
 * PostgreSQL's WebAssembly module, compiled once per process and shared by all workers. V8 must not
 * discard optimised code meanwhile: doing so for a module of several threads has ended the process
 * (Node 24.21, 'Check failed: jit_page_->allocations_.erase'), and a process needs no more memory
 * without it (ADR-121).
 */
function readEngine(): WebAssembly.Module {
  setFlagsFromString('--no-wasm-code-gc');
  const library = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  engine ??= new WebAssembly.Module(readFileSync(join(library, 'pglite.wasm')));
  return engine;
}

interface QueryResult {
  rows: unknown[];
  affectedRows?: number | undefined;
  fields: { name: string; dataTypeID: number }[];
}

export type Request = { id: number } & (
  | { kind: 'query'; sql: string; parameters: unknown[] }
  | { kind: 'dump' }
  | { kind: 'close' }
);

export interface Outcome {
  result?: QueryResult;
  dump?: Uint8Array<ArrayBuffer>;
  error?: { message: string } & Record<string, string | undefined>;
}

type Task = { kind: 'query'; sql: string; parameters: unknown[] } | { kind: 'dump' } | { kind: 'close' };

interface Waiting {
  resolve: (outcome: Outcome) => void;
  reject: (reason: Error) => void;
  /** By `performance.now()`. */
  since: number;
}

/**
 * PGlite in a worker thread, in the shape of kysely's PGliteDialect: long queries never block this
 * thread.
 * Statements run one after another; kysely holds the connection for a whole transaction. Another
 * worker can follow on the same folder after one died or was terminated; transactions of the former
 * end with an error.
 */
export class PgliteClient {
  waitReady: Promise<void>;
  ready = false;
  closed = false;
  #worker: Worker;
  #settings: Settings;
  #waiting = new Map<number, Waiting>();
  #nextId = 0;
  /** Why there is no worker. */
  #down: Error | undefined;

  constructor(settings: Settings) {
    this.#settings = settings;
    [this.#worker, this.waitReady] = this.#start(settings);
  }

  #start(settings: Settings): [Worker, Promise<void>] {
    const workerData: WorkerSettings = { ...settings, engine: readEngine() };
    const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
      workerData,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    const ready = new Promise<Outcome>((resolve, reject) => this.#expect(0, { resolve, reject })).then(() => {
      this.ready = true;
    });
    // waiting callers get the failure; without one it must not be an unhandled rejection
    ready.catch(() => undefined);
    const fail = (reason: Error) => {
      if (this.#worker === worker) this.#fail(reason);
    };
    worker.on('message', ({ id, ...outcome }: Outcome & { id: number }) => this.#settle(id, outcome));
    worker.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', (code) => fail(new Error(`The database worker has ended (exit code ${code})`)));
    return [worker, ready];
  }

  /** How long the statement that is being executed, or the start, has been waited for. */
  get waitingMs(): number {
    const [oldest] = this.#waiting.values();
    return oldest ? performance.now() - oldest.since : 0;
  }

  /** Statements that are being executed or wait for that. */
  get waitingStatements(): number {
    return this.#waiting.size;
  }

  get isDown(): boolean {
    return this.#down !== undefined;
  }

  /** Terminates the worker and rejects waiting queries. What was committed stays. */
  async abandon(reason: Error): Promise<void> {
    this.#fail(reason);
    await this.#worker.terminate();
  }

  /** Starts the next worker after one that died or was given up. */
  async revive(): Promise<void> {
    if (this.closed || !this.#down) return;
    this.#down = undefined;
    this.ready = false;
    const { snapshot: _, ...settings } = this.#settings;
    [this.#worker, this.waitReady] = this.#start(settings);
    await this.waitReady;
  }

  async query<T>(sql: string, parameters: unknown[] = []): Promise<QueryResult & { rows: T[] }> {
    const { result } = await this.#ask({ kind: 'query', sql, parameters });
    return result as QueryResult & { rows: T[] };
  }

  async transaction<T>(
    callback: (trx: Pick<PgliteClient, 'query'> & { rollback(): Promise<void> }) => Promise<T>,
  ): Promise<T> {
    const worker = this.#worker;
    let failure: unknown;
    const query = async <R>(sql: string, parameters?: unknown[]) => {
      // the next worker does not know this transaction: it would commit every statement on its own
      if (this.#worker !== worker) throw new Error('The database worker has ended');
      try {
        return await this.query<R>(sql, parameters);
      } catch (error) {
        failure = error;
        throw error;
      }
    };
    const rollback = async () => void (await query('rollback'));
    // kysely waits for the callback in any case, and gets a failure with its first query
    const begun = query('begin');
    begun.catch(() => undefined);
    const afterBegin: typeof query = async (sql, parameters) => {
      await begun;
      return query(sql, parameters);
    };
    let result: T;
    try {
      result = await callback({ query: afterBegin, rollback });
      // after a failure that the caller caught, 'commit' would silently roll back; this rejects
      // (25P02) instead
      if (failure) await afterBegin('select 1');
    } catch (error) {
      await rollback();
      throw error;
    }
    await afterBegin('commit');
    return result;
  }

  /** The whole data folder as a tar.gz, for `snapshot` or a backup. */
  async dump(): Promise<Uint8Array<ArrayBuffer>> {
    const { dump } = await this.#ask({ kind: 'dump' });
    if (!dump) throw new Error('The database worker sent no dump');
    return dump;
  }

  async close(): Promise<void> {
    if (this.closed) return;
    if (!this.#down) await this.#ask({ kind: 'close' });
    this.closed = true;
    await this.#worker.terminate();
  }

  async #ask(task: Task): Promise<Outcome> {
    if (this.#down && !this.closed) throw this.#down;
    await this.waitReady;
    if (this.closed) throw new Error('The database is closed');
    return new Promise((resolve, reject) => {
      this.#nextId += 1;
      this.#expect(this.#nextId, { resolve, reject });
      this.#worker.postMessage({ id: this.#nextId, ...task });
    });
  }

  #expect(id: number, waiting: Omit<Waiting, 'since'>): void {
    this.#waiting.set(id, { ...waiting, since: performance.now() });
  }

  #settle(id: number, outcome: Outcome): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    const [next] = this.#waiting.values();
    // starts the next queued statement
    if (next) next.since = performance.now();
    if (outcome.error) waiting?.reject(Object.assign(new Error(outcome.error.message), outcome.error));
    else waiting?.resolve(outcome);
    // the next statement would find an engine that turns in circles
    if (outcome.error?.severity === 'PANIC') void this.abandon(new Error('The database worker has ended: it gave up'));
  }

  /** The worker has ended: rejects everything that waits for it. */
  #fail(reason: Error): void {
    this.#down = reason;
    for (const { reject } of this.#waiting.values()) reject(reason);
    this.#waiting.clear();
  }
}
