import { sql } from 'kysely';
import type { Caller } from '../../access.ts';
import type { Db } from '../../db/schema.ts';
import { asRole, byName, instant, type Wire } from '../../domain/wire.ts';

/** Who calls, and what the dashboard begins with for them. */
export const readCaller = async (db: Db, caller: Caller): Promise<Wire<'CurrentUser'>> => ({
  Id: caller.id,
  FullName: caller.fullName,
  EmailAddress: caller.email,
  Role: asRole(caller.role),
  Permissions: caller.permissions as Wire<'CurrentUser'>['Permissions'],
  HoldsAssignment: await holdsAssignment(db, caller.id),
});

/** Is somebody the research or QA user of a row of the active edition, as the dashboard's 'assigned to me' counts them? */
async function holdsAssignment(db: Db, userId: number): Promise<boolean> {
  const { rows } = await sql<{ holds: boolean }>`
    select exists (
      select from country_indicator ci join edition e on e.id = ci.edition_id and e.status = 1
      where (ci.research_user_id = ${userId} or ci.qa_user_id = ${userId})
        and (ci.edition_id, ci.country_id) not in
          (select edition_id, country_id from edition_country where removed_on is not null)
    ) as holds`.execute(db);
  return rows[0]?.holds ?? false;
}

/** Everyone with an account, by name, with the newest edition that they belong to. */
export async function listUsers(db: Db): Promise<Wire<'User'>[]> {
  const users = await db
    .selectFrom('app_user')
    .selectAll()
    .select(
      sql<string | null>`(select e.name from edition_user eu join edition e on e.id = eu.edition_id
        where eu.user_id = app_user.id and eu.removed_on is null
        order by e.creation_date desc, e.id desc limit 1)`.as('edition_name'),
    )
    .execute();
  return users
    .sort((a, b) => byName(a.full_name, b.full_name) || a.id - b.id)
    .map((user) => ({
      Id: user.id,
      FullName: user.full_name,
      EmailAddress: user.email,
      Role: asRole(user.role),
      Status: user.status as Wire<'UserStatus'>,
      DateCreated: instant(user.date_created),
      ReportEditionName: user.edition_name,
    }));
}
