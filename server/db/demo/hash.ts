import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Schema } from '../schema.ts';

const tables: readonly (keyof Schema)[] = [
  'app_user',
  'role_permission',
  'edition',
  'edition_user',
  'country',
  'edition_country',
  'library_indicator',
  'milestone',
  'activity',
  'indicator',
  'country_indicator',
  'comment',
  'comment_tag',
  'reference',
  'event',
];

/** SHA-256 over every row of every table, independent of the engine and the order on disk. */
export async function contentHash(db: Db): Promise<string> {
  const hash = createHash('sha256');
  for (const table of tables) {
    const { rows } = await sql<{ digest: string | null }>`
      select md5(string_agg(md5(row_text), '' order by md5(row_text))) as digest
      from (select t::text as row_text from ${sql.table(table)} t) as rows_as_text`.execute(db);
    hash.update(`${table}:${rows[0]?.digest}\n`);
  }
  return hash.digest('hex');
}
