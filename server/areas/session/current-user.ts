import { sql } from 'kysely';
import { EditionStatus } from '#generated/enums.ts';
import { type Handler, ok } from '../../call.ts';
import type { Db } from '../../db/schema.ts';
import { viewsFor } from '../../domain/views-of-user.ts';
import { asRole, type Wire } from '../../domain/wire.ts';

/** The caller, and whether the dashboard begins with their assignments. */
export const readCurrentUser: Handler<'readCurrentUser'> = async ({ db, caller }) =>
  ok({
    Id: caller.id,
    FullName: caller.fullName,
    EmailAddress: caller.email,
    Role: asRole(caller.role),
    Permissions: caller.permissions as Wire<'CurrentUser'>['Permissions'],
    HoldsAssignment: await holdsAssignment(db, caller.id),
    DefaultViews: await defaultViews(db, asRole(caller.role)),
  });

/** The token was checked and bound to an account before, so signing in only reads the user. */
export const logIn: Handler<'logIn'> = (call) => readCurrentUser(call);

/** What the lists of the role start with in the active edition. */
const defaultViews = async (db: Db, role: Wire<'Role'>) =>
  (await viewsFor(db, 0)).filter(({ DefaultRoles }) => DefaultRoles.includes(role));

/** Whether the user has research or QA work in the active edition. */
async function holdsAssignment(db: Db, userId: number): Promise<boolean> {
  const { rows } = await sql<{ holds: boolean }>`
    select exists (
      select from country_indicator ci join edition e on e.id = ci.edition_id and e.status = ${sql.lit(EditionStatus.Active)}
      where (ci.research_user_id = ${userId} or ci.qa_user_id = ${userId})
        and (ci.edition_id, ci.country_id) not in
          (select edition_id, country_id from edition_country where removed_on is not null)
    ) as holds`.execute(db);
  return rows[0]?.holds ?? false;
}
