import { type Kysely, sql } from 'kysely';

/** Counts over whole editions are answered from an index alone; without it, they read every row. */
const statements = [
  // progress of every country, with what is rated and met
  'drop index country_indicator_progress',
  `create index country_indicator_progress on country_indicator (edition_id, country_id, status) include (score, is_met)`,
  // scores of an indicator (compare), and the work that deleting it, or a part above it, would
  // delete
  'drop index country_indicator_indicator',
  `create index country_indicator_indicator on country_indicator (indicator_id, country_id)
     include (edition_id, id, score, status, research_user_id, qa_user_id)`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
