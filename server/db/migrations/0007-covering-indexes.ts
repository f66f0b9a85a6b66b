import { type Kysely, sql } from 'kysely';

/** What is counted over whole editions is answered from an index alone; what hangs on an indicator costs a look at each row otherwise. */
const statements = [
  // progress of every country, with what is rated and met
  'drop index country_indicator_progress',
  `create index country_indicator_progress on country_indicator (edition_id, country_id, status) include (score, is_met)`,
  // an indicator's scores (compare), and what a deletion of it, or of what it is in, would take along
  'drop index country_indicator_indicator',
  `create index country_indicator_indicator on country_indicator (indicator_id, country_id)
     include (edition_id, id, score, status, research_user_id, qa_user_id)`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
