import { sql } from 'kysely';
import { type Handler, ok, type Services } from '../../call.ts';
import type { Db, Row } from '../../db/schema.ts';
import { asRole, byName, instant, type Wire } from '../../domain/wire.ts';
import { notFound } from '../../problem.ts';

/** Everyone with an account, by name, with the newest edition that they belong to. */
export const listUsers: Handler<'listUsers'> = async ({ db, rolesFromProvider }) => {
  const users = await selectUsers(db).execute();
  const listed = users
    .sort((a, b) => byName(a.full_name, b.full_name) || a.id - b.id)
    .map((user) => userOnWire(user, rolesFromProvider));
  return ok(listed);
};

/** Rejects with 404. */
export async function readUser({ db, rolesFromProvider }: Reading, id: number): Promise<Wire<'User'>> {
  const user = await selectUsers(db).where('app_user.id', '=', id).executeTakeFirst();
  if (!user) throw notFound();
  return userOnWire(user, rolesFromProvider);
}

type Reading = Pick<Services, 'rolesFromProvider'> & { db: Db };

const selectUsers = (db: Db) =>
  db
    .selectFrom('app_user')
    .selectAll()
    .select(
      sql<string | null>`(select e.name from edition_user eu join edition e on e.id = eu.edition_id
        where eu.user_id = app_user.id and eu.removed_on is null
        order by e.creation_date desc, e.id desc limit 1)`.as('edition_name'),
    );

const userOnWire = (
  user: Row<'app_user'> & { edition_name: string | null },
  IsRoleFromProvider: boolean,
): Wire<'User'> => ({
  Id: user.id,
  FullName: user.full_name,
  EmailAddress: user.email,
  Role: asRole(user.role),
  Status: user.status as Wire<'UserStatus'>,
  DateCreated: instant(user.date_created),
  ReportEditionName: user.edition_name,
  Issuer: user.issuer,
  LastSeenOn: user.last_seen_on && instant(user.last_seen_on),
  IsRoleFromProvider,
  Version: user.version,
});
