import { Worker } from 'node:worker_threads';

/** What the worker is started with; without `snapshot` an empty folder gets a new database. */
export interface WorkerSettings {
  dataDir: string;
  snapshot?: Uint8Array<ArrayBuffer>;
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
}

/**
 * PGlite in a worker thread, in the shape kysely's PGliteDialect asks for: a long query never blocks this thread.
 * Statements run one after another; kysely holds the connection for the whole of a transaction.
 */
export class PgliteClient {
  readonly waitReady: Promise<void>;
  ready = false;
  closed = false;
  #worker: Worker;
  #waiting = new Map<number, Waiting>();
  #nextId = 0;

  constructor(settings: WorkerSettings) {
    this.#worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: settings });
    this.waitReady = new Promise<Outcome>((resolve, reject) => this.#waiting.set(0, { resolve, reject })).then(() => {
      this.ready = true;
    });
    this.#worker.on('message', ({ id, ...outcome }: Outcome & { id: number }) => this.#settle(id, outcome));
    this.#worker.on('error', (error) => this.#fail(error instanceof Error ? error : new Error(String(error))));
    this.#worker.on('exit', (code) => this.#fail(new Error(`The database worker has ended (exit code ${code})`)));
  }

  async query<T>(sql: string, parameters: unknown[] = []): Promise<QueryResult & { rows: T[] }> {
    const { result } = await this.#ask({ kind: 'query', sql, parameters });
    return result as QueryResult & { rows: T[] };
  }

  async transaction<T>(
    callback: (trx: Pick<PgliteClient, 'query'> & { rollback(): Promise<void> }) => Promise<T>,
  ): Promise<T> {
    const rollback = async () => void (await this.query('rollback'));
    let failed = false;
    const query = async <R>(sql: string, parameters?: unknown[]) => {
      try {
        return await this.query<R>(sql, parameters);
      } catch (error) {
        failed = true;
        throw error;
      }
    };
    await this.query('begin');
    let result: T;
    try {
      result = await callback({ query, rollback });
      // after a failure that the caller swallowed, 'commit' would silently roll back: this refuses (25P02) instead
      if (failed) await this.query('select 1');
    } catch (error) {
      await rollback();
      throw error;
    }
    await this.query('commit');
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
    await this.#ask({ kind: 'close' });
    this.closed = true;
    await this.#worker.terminate();
  }

  async #ask(task: Task): Promise<Outcome> {
    await this.waitReady;
    if (this.closed) throw new Error('The database is closed');
    return new Promise((resolve, reject) => {
      this.#nextId += 1;
      this.#waiting.set(this.#nextId, { resolve, reject });
      this.#worker.postMessage({ id: this.#nextId, ...task });
    });
  }

  #settle(id: number, outcome: Outcome): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (outcome.error) waiting?.reject(Object.assign(new Error(outcome.error.message), outcome.error));
    else waiting?.resolve(outcome);
  }

  /** The worker is gone: nobody may wait for ever. */
  #fail(reason: Error): void {
    this.closed = true;
    for (const { reject } of this.#waiting.values()) reject(reason);
    this.#waiting.clear();
  }
}
