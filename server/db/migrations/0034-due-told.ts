import { type Kysely, sql } from 'kysely';

export const expands = true;

/**
 * Which due date of whose task was told as near or passed, so that each is told once whenever it is
 * set. What a former build has told by its window of days counts as told.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table due_told (
    country_indicator_id int not null references country_indicator on delete cascade,
    user_id int not null references app_user on delete cascade,
    is_qa boolean not null,
    kind smallint not null,
    due date not null,
    primary key (country_indicator_id, user_id, is_qa, kind, due))`.execute(db);
  await sql`create index due_told_user on due_told (user_id)`.execute(db);
  await sql`insert into due_told
    select ci.id, ci.next_user_id, ci.status >= 2, told.kind, own.due
    from daily_job j, country_indicator ci
    join edition e on e.id = ci.edition_id
    cross join lateral (select case when ci.status < 2 then coalesce(ci.research_due_date, e.research_due_date)
      else coalesce(ci.qa_due_date, e.qa_due_date) end as due) own
    cross join (values (4::smallint, 7), (5::smallint, -1)) told (kind, days)
    where j.name = 'due notices' and ci.next_user_id > 0 and own.due <= j.day + told.days
    on conflict do nothing`.execute(db);
}
