import { sql } from 'kysely';
import type { Db } from '../../../server/db/schema.ts';

export interface AsLoaded {
  /** Ids of the ratings that were written since: all others are what they were. */
  written(): Promise<number[]>;
  /** Gives them their people of then back. */
  restorePeople(): Promise<void>;
}

/** Keeps `as_loaded`, a copy of all ratings, for comparing the few that a test writes. */
export async function keepLoaded(db: Db): Promise<AsLoaded> {
  await db.schema.createTable('as_loaded').as(db.selectFrom('country_indicator').selectAll()).execute();
  await sql`alter table as_loaded add primary key (id)`.execute(db);
  const { rows } = await sql<{ last: string }>`select pg_current_xact_id()::xid::text as last`.execute(db);
  const written = async () => {
    const since = await sql<{ id: number }>`select id from country_indicator
      where age(xmin) < age(${rows[0]?.last}::text::xid)`.execute(db);
    return since.rows.map(({ id }) => id);
  };
  const restorePeople = async () => {
    const ids = await written();
    if (ids.length === 0) return;
    await sql`update country_indicator ci set research_user_id = b.research_user_id, qa_user_id = b.qa_user_id
      from as_loaded b where ci.id = any(${ids}::int[]) and b.id = ci.id and (ci.research_user_id, ci.qa_user_id)
        is distinct from (b.research_user_id, b.qa_user_id)`.execute(db);
    await sql`update country_indicator ci set assigned_on = b.assigned_on from as_loaded b
      where ci.id = any(${ids}::int[]) and b.id = ci.id and ci.assigned_on is distinct from b.assigned_on`.execute(db);
  };
  return { written, restorePeople };
}
