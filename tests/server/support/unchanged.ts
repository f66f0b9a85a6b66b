import { sql } from 'kysely';
import type { Db, Schema } from '../../../server/db/schema.ts';

/**
 * What stays equal exactly as long as no row of these tables is added, changed or taken away: how many there are, and the
 * sum of the transactions that wrote them, which only grow. Costs a hundredth of a digest of what stands in the rows; the
 * sum is taken of their ages, since those are numbers and the transactions would have to be read as texts.
 */
export async function rowsOf(db: Db, tables: readonly (keyof Schema)[]): Promise<unknown> {
  const each = tables.map(
    (table) =>
      sql`(select array[count(*), count(*) * age('3'::xid) - sum(age(xmin))]::text from ${sql.table(table)})
        as ${sql.ref(table)}`,
  );
  const { rows } = await sql`select ${sql.join(each)}`.execute(db);
  return rows[0];
}
