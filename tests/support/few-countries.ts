import { sql } from 'kysely';
import type { Db } from '../../server/db/schema.ts';

const activeEdition = 4;

/**
 * Leaves Kenya and eleven more of the 193 countries of the demonstration's active edition, for tests
 * that are about its structure: each of their writes changes the rows of every country.
 */
export async function keepFewCountries(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Rows that refer to these are deleted here, and nobody is to be told.
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`create temp table gone on commit drop as select country_id from edition_country
      where edition_id = ${activeEdition} and country_id <> 404 order by country_id offset 11`.execute(trx);
    await sql`create temp table rows_gone on commit drop as select id from country_indicator
      where edition_id = ${activeEdition} and country_id in (select country_id from gone)`.execute(trx);
    const ofRows = sql`country_indicator_id in (select id from rows_gone)`;
    await sql`delete from comment_tag where comment_id in (select id from comment where ${ofRows})`.execute(trx);
    for (const table of ['comment', 'reference', 'work_notice', 'due_told'] as const)
      await sql`delete from ${sql.table(table)} where ${ofRows}`.execute(trx);
    await sql`delete from country_indicator where id in (select id from rows_gone)`.execute(trx);
    await sql`delete from edition_country
      where edition_id = ${activeEdition} and country_id in (select country_id from gone)`.execute(trx);
  });
  await sql`vacuum analyze country_indicator`.execute(db);
}
