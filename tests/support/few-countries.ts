import { sql } from 'kysely';
import type { Db } from '../../server/db/schema.ts';

/**
 * Leaves Kenya and eleven more of the 193 countries of each edition of the demonstration, for tests
 * whose writes change the rows of every country, and whose reads compare them.
 */
export async function keepFewCountries(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Rows that refer to these are deleted here, and nobody is to be told.
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`create temp table gone on commit drop as select distinct country_id from edition_country
      where country_id <> 404 order by country_id offset 11`.execute(trx);
    const isGone = sql`country_id in (select country_id from gone)`;
    await sql`delete from country_indicator where ${isGone}`.execute(trx);
    await sql`delete from edition_country where ${isGone}`.execute(trx);
    const isLost = sql`country_indicator_id not in (select id from country_indicator)`;
    for (const table of ['comment', 'reference', 'work_notice', 'due_told'] as const)
      await sql`delete from ${sql.table(table)} where ${isLost}`.execute(trx);
    await sql`delete from comment_tag where comment_id not in (select id from comment)`.execute(trx);
  });
  await sql`vacuum (full, analyze) country_indicator, reference, comment, edition_country`.execute(db);
}
