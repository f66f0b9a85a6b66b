/**
 * Repeats of a POST or PUT with the same `Idempotency-Key` run once (ADR-122) [Q-R13]: claiming the
 * key, the work and storing the response are one transaction. Concurrent requests with the same key
 * wait for its end. The stored response stays that of the first attempt, also where the record has
 * changed since.
 */
import { createHash } from 'node:crypto';
import type { ControlledTransaction } from 'kysely';
import type { OperationId } from '#generated/operations.ts';
import type { Db, Schema, Trx } from './db/schema.ts';
import { withRetries } from './db/transaction.ts';
import { Problem, unavailable } from './problem.ts';

/** How long a response is stored. */
export const keptMs = 24 * 3_600_000;
const sweepMs = 3_600_000;

export interface Answered {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface KeyedRequest {
  db: Db;
  userId: number;
  operationId: OperationId;
  /** The caller's UUID; without one the work is done each time. */
  key: string | undefined;
  /** The content of the request, part by part; only read where there is a key. */
  content: () => Promise<unknown[]>;
  now: Date;
}

interface Keyed extends Omit<KeyedRequest, 'content' | 'key'> {
  key: string;
  /** Digest of the content. */
  digest: string;
}

/** These compute or read for seconds before they write, so their transaction begins late. */
const lateTransactions = new Set<OperationId>([
  'importFile',
  'exportData',
  'exportCompare',
  'exportActivity',
  'exportResults',
]);

/**
 * Runs the work, or returns its stored response. Rejects with 422 where the key was used for
 * another request. Refusals are not stored.
 */
export async function answerOnce(
  { key, content, ...asked }: KeyedRequest,
  work: (db: Db) => Promise<Answered>,
): Promise<Answered> {
  if (!key) return work(asked.db);
  const request = { ...asked, key, digest: digestOf(await content()) };
  const known = await findAnswer(request.db, request);
  if (known) return known;
  // the work's own transactions become savepoints of this one: all of it is committed, or nothing
  return withRetries(() => answerFirst(request, work));
}

async function answerFirst(request: Keyed, work: (db: Db) => Promise<Answered>): Promise<Answered> {
  const transaction = oneTransaction(request);
  try {
    if (!lateTransactions.has(request.operationId)) await transaction.begin();
    const answer = await work(transaction.db);
    // a file that is only read out made nothing: it is read again
    if (answer.body instanceof Uint8Array) {
      await transaction.rollback();
      return answer;
    }
    await keep(await transaction.begin(), request, answer);
    await transaction.commit();
    return answer;
  } catch (error) {
    // a failing rollback must not hide the first error
    await transaction.rollback().catch(() => undefined);
    if (error instanceof FinishedElsewhere) return error.answer;
    throw error;
  }
}

/** Whether a response is stored under the key; `answerOnce` compares the request. */
export async function isAnswered({
  db,
  userId,
  operationId,
  key,
  now,
}: Omit<KeyedRequest, 'content'>): Promise<boolean> {
  if (!key) return false;
  const row = await kept(db, { userId, operationId, key, now }).select('status').executeTakeFirst();
  return row !== undefined && row.status !== null;
}

/** Deletes responses older than a day. */
export async function sweep(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('idempotency').where('created_on', '<', oldest(now)).execute();
}

/** @returns a function that ends it. */
export function startSweeping(db: Db, now: () => Date): () => void {
  // a failure shows in the next request; the next hour sweeps what this one left
  const run = () => void sweep(db, now()).catch(() => undefined);
  run();
  const timer = setInterval(run, sweepMs).unref();
  return () => clearInterval(timer);
}

/** A concurrent request with the same key finished first. */
class FinishedElsewhere extends Error {
  readonly answer: Answered;
  constructor(answer: Answered) {
    super('repeated');
    this.answer = answer;
  }
}

const oldest = (now: Date) => new Date(now.getTime() - keptMs);

function digestOf(content: unknown[]): string {
  const hash = createHash('sha256');
  for (const part of content) hash.update(part instanceof Uint8Array ? part : `${JSON.stringify(part ?? null)}\n`);
  return hash.digest('base64url');
}

const kept = (db: Db | Trx, { userId, operationId, key, now }: Omit<Keyed, 'db' | 'digest'>) =>
  db
    .selectFrom('idempotency')
    .where('user_id', '=', userId)
    .where('operation_id', '=', operationId)
    .where('key', '=', key)
    .where('created_on', '>=', oldest(now));

async function findAnswer(db: Db | Trx, { digest, ...asked }: Keyed) {
  const row = await kept(db, asked).select(['request', 'status', 'headers', 'body']).executeTakeFirst();
  if (!row || row.status === null) return undefined;
  if (row.request !== digest)
    throw new Problem(422, 'invalid', 'This Idempotency-Key was already used for another request.', { errors: [] });
  const body: unknown = row.body === null ? undefined : JSON.parse(row.body);
  return { status: row.status, body, headers: row.headers ?? {} } satisfies Answered;
}

/** One transaction per request; the handler's own transactions become savepoints of it. */
function oneTransaction(request: Keyed) {
  let begun: Promise<ControlledTransaction<Schema>> | undefined;
  let current: Db = request.db;

  async function open(): Promise<ControlledTransaction<Schema>> {
    const trx = await request.db.startTransaction().execute();
    current = trx;
    try {
      await claim(trx, request);
    } catch (error) {
      current = request.db;
      await trx.rollback().execute();
      throw error;
    }
    return trx;
  }
  const begin = () => {
    begun ??= open();
    return begun;
  };
  /** A handler's own `transaction()` is a savepoint, so that a failed part can be caught. */
  const nested = {
    execute: async <T>(part: (trx: Trx) => Promise<T>): Promise<T> => {
      const trx = await begin();
      const saved = await trx.savepoint('part').execute();
      try {
        return await part(saved);
      } catch (error) {
        await saved.rollbackToSavepoint('part').execute();
        throw error;
      }
    },
  };
  const db = new Proxy(request.db, {
    get: (_target, name) => {
      if (name === 'transaction') return () => nested;
      if (name === 'isTransaction') return true;
      const value: unknown = Reflect.get(current, name, current);
      return typeof value === 'function' ? value.bind(current) : value;
    },
  });
  const ended = async (how: 'commit' | 'rollback') => {
    const trx = await begun?.catch(() => undefined);
    current = request.db;
    if (trx) await trx[how]().execute();
  };
  return { db, begin, commit: () => ended('commit'), rollback: () => ended('rollback') };
}

/** Claims the key after a concurrent holder. Rejects where another request finished first. */
async function claim(trx: Trx, request: Keyed): Promise<void> {
  const { userId, operationId, key, digest, now } = request;
  const values = { request: digest, created_on: now };
  const mine = await trx
    .insertInto('idempotency')
    .values({ user_id: userId, operation_id: operationId, key, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'operation_id', 'key'])
        .doUpdateSet({ ...values, status: null, headers: null, body: null })
        .where('idempotency.created_on', '<', oldest(now)),
    )
    .returning('key')
    .executeTakeFirst();
  if (mine) return;
  const answer = await findAnswer(trx, request);
  throw answer ? new FinishedElsewhere(answer) : unavailable(1);
}

const keep = (trx: Trx, { userId, operationId, key }: Keyed, { status, body, headers }: Answered) =>
  trx
    .updateTable('idempotency')
    .set({ status, headers: JSON.stringify(headers ?? {}), body: body === undefined ? null : JSON.stringify(body) })
    .where('user_id', '=', userId)
    .where('operation_id', '=', operationId)
    .where('key', '=', key)
    .execute();
