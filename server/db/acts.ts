/**
 * Tells every transaction who acts, for the triggers that write the activity log (ADR-160). The
 * server says so once for each call; no handler has to.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { CompiledQuery, type Dialect, type Driver, sql } from 'kysely';
import pg from 'pg';
import type { Trx } from './schema.ts';

/** A call that changes something. */
export interface Act {
  user: number;
  operation: string;
  /** ActivityCause of the contract. */
  cause: number;
  at: Date;
  /** The country indicator of the address: others that change with it are a consequence. */
  pair?: number | undefined;
  /** Whether ratings that change are a consequence of a change of the structure or the edition. */
  structural?: boolean;
  /** What it is a consequence of. */
  causeName?: string;
}

const current = new AsyncLocalStorage<Act>();

/** Runs the work as an act: each transaction that begins in it tells its events of it. */
export const asAct = <T>(act: Act, work: () => Promise<T>): Promise<T> => current.run(act, work);

/**
 * Runs a part of a transaction whose events have another cause: `{ cause:
 * ActivityCause.Consequence, causeName: '1.4.1 Speed law' }`.
 */
export async function withCause<T>(
  trx: Trx,
  cause: Pick<Act, 'cause'> & Partial<Pick<Act, 'causeName'>>,
  work: () => Promise<T>,
): Promise<T> {
  const { rows } = await sql<{ before: string | null }>`
    select before, set_config('app.act', (coalesce(nullif(before, ''), '{}')::jsonb || ${JSON.stringify(cause)}::jsonb)::text, true)
    from (select current_setting('app.act', true) as before) told`.execute(trx);
  const result = await work();
  await sql`select set_config('app.act', ${rows[0]?.before ?? ''}, true)`.execute(trx);
  return result;
}

interface Telling {
  /** Whether the engine takes two statements at once, which saves a round trip. */
  atOnce?: boolean;
}

/** A dialect whose transactions begin by telling the act that they belong to. */
export function tellingActs<D extends Dialect>(dialect: D, { atOnce = false }: Telling = {}): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => tellingDriver(dialect.createDriver(), atOnce),
  };
}

function tellingDriver(driver: Driver, atOnce: boolean): Driver {
  const beginTransaction: Driver['beginTransaction'] = async (connection, settings) => {
    const act = current.getStore();
    if (act && atOnce && !settings.isolationLevel && !settings.accessMode) {
      const told = pg.escapeLiteral(JSON.stringify(act));
      await connection.executeQuery(CompiledQuery.raw(`begin; select set_config('app.act', ${told}, true)`));
      return;
    }
    await driver.beginTransaction(connection, settings);
    const tell = () => CompiledQuery.raw(`select set_config('app.act', $1, true)`, [JSON.stringify(act)]);
    if (act) await connection.executeQuery(tell());
  };
  return new Proxy(driver, {
    get: (target, name) => {
      if (name === 'beginTransaction') return beginTransaction;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
