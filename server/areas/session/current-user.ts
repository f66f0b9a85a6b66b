import { sql } from 'kysely';
import { type Handler, ok } from '../../call.ts';
import type { Db } from '../../db/schema.ts';
import { asRole, type Wire } from '../../domain/wire.ts';

/** Who calls, and what the dashboard begins with for them. */
export const readCurrentUser: Handler<'readCurrentUser'> = async ({ db, caller }) =>
  ok({
    Id: caller.id,
    FullName: caller.fullName,
    EmailAddress: caller.email,
    Role: asRole(caller.role),
    Permissions: caller.permissions as Wire<'CurrentUser'>['Permissions'],
    HoldsAssignment: await holdsAssignment(db, caller.id),
  });

/** The bearer's account was recognised before this is called; the client asks once for each sign-in. */
export const logIn: Handler<'logIn'> = (call) => readCurrentUser(call);

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
