import { sql } from 'kysely';
import { hasOneConnection } from './open.ts';
import type { Db } from './schema.ts';
import type { Migrations } from './schema-migration.ts';

/**
 * The statements that make the indexes which migrations ask for and the database lacks. On
 * PostgreSQL each is built while others write (CREATE INDEX CONCURRENTLY); one that a killed
 * process left half built, which no query uses, is dropped first.
 */
export async function missingIndexes(db: Db, migrations: Migrations): Promise<string[]> {
  const wanted = Object.entries(migrations).flatMap(([, { indexes = {} }]) => Object.entries(indexes));
  if (wanted.length === 0) return [];
  const { rows } = await sql<{ name: string; whole: boolean }>`
    select relname as name, indisvalid as whole from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = current_schema()::regnamespace`.execute(db);
  const there = new Map(rows.map(({ name, whole }) => [name, whole]));
  // the embedded database has one connection, and so nobody to wait for it
  const beside = hasOneConnection(db) ? '' : 'concurrently';
  return wanted.flatMap(([name, on]) => {
    if (there.get(name)) return [];
    const make = `create index ${beside} ${name} on ${on}`;
    return there.has(name) ? [`drop index ${beside} ${name}`, make] : [make];
  });
}
