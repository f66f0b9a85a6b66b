import { type Kysely, sql } from 'kysely';

const indexes = [
  // the dashboard page: by offset or keyset, without a sort
  'create index country_indicator_page on country_indicator (edition_id, position)',
  // 'assigned to me': either slot, in the order of the page
  `create index country_indicator_research on country_indicator (edition_id, research_user_id, position)
     where research_user_id is not null`,
  'create index country_indicator_qa on country_indicator (edition_id, qa_user_id, position) where qa_user_id is not null',
  // progress of every country from the index alone
  'create index country_indicator_progress on country_indicator (edition_id, country_id, status)',
  // an indicator's rows (cascade, renumbering) and one country's history of it
  'create index country_indicator_indicator on country_indicator (indicator_id, country_id)',
  'create index indicator_number on indicator (edition_id, number)',
  'create index indicator_library on indicator (library_indicator_id)',
  'create index indicator_parent on indicator (parent_indicator_id) where parent_indicator_id is not null',
  'create index comment_newest on comment (country_indicator_id, date_created desc, id desc)',
  // the notifications of a user, newest first
  'create index comment_tag_open on comment_tag (user_id, comment_id desc) where cleared_on is null',
  'create index reference_country_indicator on reference (country_indicator_id, id)',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of indexes) await sql.raw(statement).execute(db);
}
