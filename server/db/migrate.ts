import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { loadCountries } from './countries.ts';
import { missingIndexes } from './indexes.ts';
import { migrations as all } from './migrations/index.ts';
import type { Db } from './schema.ts';
import type { Migrations } from './schema-migration.ts';

/** How far a database is, seen from one build. */
export interface SchemaState {
  /** Migrations of this build that the database has not had, in order. */
  pending: string[];
  /** Migrations that the database has had, and this build does not know. */
  unknown: string[];
  /** The migration that a build has to know at least; undefined before there was such a range. */
  least: string | undefined;
  /** Indexes that are still to be made, as their statements. */
  indexes: string[];
}

/** A build does not fit the schema; the message says what to do. */
export class SchemaMisfit extends Error {}

/** No statement of a migration waits longer for a table: all others would wait behind it. */
const LOCK_TIMEOUT = '4s';
const TRIES = 30;
const BETWEEN_TRIES_MS = 1_000;
const LOCK_NOT_AVAILABLE = '55P03';

/** Compares a database with a build, and changes nothing. */
export async function schemaState(db: Db, migrations: Migrations = all): Promise<SchemaState> {
  const applied = new Set(await names(db, 'kysely_migration', 'name'));
  return {
    pending: Object.keys(migrations).filter((name) => !applied.has(name)),
    unknown: [...applied].filter((name) => !(name in migrations)),
    least: (await names(db, 'schema_range', 'least'))[0],
    indexes: await missingIndexes(db, migrations),
  };
}

/** The values of a column, none where the table is not there yet. */
async function names(db: Db, table: string, column: string): Promise<string[]> {
  if (!(await isThere(db, table))) return [];
  const { rows } = await sql<{ value: string }>`select ${sql.ref(column)} as value from ${sql.table(table)}
    order by 1`.execute(db);
  return rows.map(({ value }) => value);
}

async function isThere(db: Db, table: string): Promise<boolean> {
  const { rows } = await sql<{ oid: unknown }>`select to_regclass(${table}) as oid`.execute(db);
  return Boolean(rows[0]?.oid);
}

/**
 * Brings schema, indexes and the list of countries up to date; safe at every start and from several
 * servers at once. A database that a newer build has changed is left as it is where that build
 * said that this one may go on.
 * @param mayMigrate false where a step of its own does this (MIGRATE=off).
 * @throws SchemaMisfit where this build cannot work with the schema.
 * @throws the error of the migration that failed, after its changes were rolled back.
 */
export async function migrate(
  db: Db,
  { mayMigrate = true, migrations = all }: { mayMigrate?: boolean | undefined; migrations?: Migrations } = {},
): Promise<void> {
  const state = await schemaState(db, migrations);
  if (state.unknown.length > 0) return requireFit(state, migrations);
  if (state.pending.length > 0) {
    if (!mayMigrate) throw new SchemaMisfit(behind(state));
    await applyPending(db, migrations);
  }
  if (!mayMigrate) return;
  await makeIndexes(db, migrations);
  await loadCountries(db);
}

function requireFit({ pending, unknown, least }: SchemaState, migrations: Migrations): void {
  if (pending.length === 0 && least !== undefined && least in migrations) return;
  const own = Object.keys(migrations).at(-1);
  throw new SchemaMisfit(
    `The database was changed by a newer build (${unknown.at(-1)}), which works with builds from ${least ?? unknown[0]} on; this one ends at ${own}. Start a newer build, or restore the backup from before the upgrade.`,
  );
}

const behind = ({ pending }: SchemaState): string =>
  `The schema lacks ${pending.join(', ')}, and MIGRATE=off: run \`npm run migrate\` with a role that may change it.`;

async function applyPending(db: Db, migrations: Migrations): Promise<void> {
  const provider = { getMigrations: async () => patient(migrations) };
  for (let tries = 1; ; tries += 1) {
    const { error } = await new Migrator({ db, provider }).migrateToLatest();
    if (!error) break;
    if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE || tries === TRIES) throw error;
    await sleep(BETWEEN_TRIES_MS);
  }
}

/**
 * The same migrations, none of which makes the product wait for as long as a slow report runs; one
 * that does not expand shuts former builds out in the same transaction.
 */
const patient = (migrations: Migrations): Migrations =>
  Object.fromEntries(
    Object.entries(migrations).map(([name, { up, expands }]) => [
      name,
      {
        up: async (db) => {
          await sql`select set_config('lock_timeout', ${LOCK_TIMEOUT}, true), set_config('statement_timeout', '0', true)`.execute(
            db,
          );
          await up(db);
          if (!expands && (await isThere(db, 'schema_range')))
            await sql`update schema_range set least = ${name}`.execute(db);
        },
      },
    ]),
  );

/** Of several servers one makes them; the others need not wait, for nothing depends on an index. */
async function makeIndexes(db: Db, migrations: Migrations): Promise<void> {
  const statements = await missingIndexes(db, migrations);
  if (statements.length === 0) return;
  await db.connection().execute(async (connection) => {
    const lock = sql`hashtext('country assessment: indexes')`;
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${lock}) as mine`.execute(connection);
    if (!rows[0]?.mine) return;
    try {
      // a large index takes longer than a request may
      await sql`set statement_timeout = 0`.execute(connection);
      for (const statement of statements) await sql.raw(statement).execute(connection);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
      await sql`select pg_advisory_unlock(${lock})`.execute(connection);
    }
  });
}
