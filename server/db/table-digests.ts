import { sql } from 'kysely';
import { counted } from '#rules/words.ts';
import type { Db } from './schema.ts';

/** How many rows a table has, and a sum over what they say, whatever their order. */
export interface TableDigest {
  rows: number;
  digest: string;
}

/**
 * Of every table of the schema, by name. Consistent where the transaction is (REPEATABLE READ);
 * there a large table takes longer than other statements of the role may.
 */
export async function tableDigests(db: Db): Promise<Record<string, TableDigest>> {
  await sql`select set_config('statement_timeout', '0', true)`.execute(db);
  const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = current_schema() order by 1`.execute(db);
  const digests: Record<string, TableDigest> = {};
  for (const { name } of tables) {
    // 60 bits of each row's hash, added up: no row has to be kept or sorted
    const { rows } = await sql<TableDigest>`select count(*) as rows,
      coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0)::text as digest
      from ${sql.table(name)} t`.execute(db);
    if (rows[0]) digests[name] = rows[0];
  }
  return digests;
}

/** The tables that differ, each with both counts: 'event: 12 rows, now 11'. */
export function differences(before: Record<string, TableDigest>, after: Record<string, TableDigest>): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names.flatMap((name) => {
    const [was, is] = [before[name], after[name]];
    if (was?.rows === is?.rows && was?.digest === is?.digest) return [];
    const sizeOf = (table: TableDigest | undefined) => (table ? counted(table.rows, 'row') : 'not there');
    return [`${name}: ${sizeOf(was)}, now ${sizeOf(is)}${was?.rows === is?.rows ? ' with other contents' : ''}`];
  });
}
