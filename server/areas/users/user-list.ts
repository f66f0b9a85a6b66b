import { sql } from 'kysely';
import { type Handler, ok } from '../../call.ts';
import { asRole, byName, instant, type Wire } from '../../domain/wire.ts';

/** Everyone with an account, by name, with the newest edition that they belong to. */
export const listUsers: Handler<'listUsers'> = async ({ db }) => {
  const users = await db
    .selectFrom('app_user')
    .selectAll()
    .select(
      sql<string | null>`(select e.name from edition_user eu join edition e on e.id = eu.edition_id
        where eu.user_id = app_user.id and eu.removed_on is null
        order by e.creation_date desc, e.id desc limit 1)`.as('edition_name'),
    )
    .execute();
  const listed = users
    .sort((a, b) => byName(a.full_name, b.full_name) || a.id - b.id)
    .map(
      (user): Wire<'User'> => ({
        Id: user.id,
        FullName: user.full_name,
        EmailAddress: user.email,
        Role: asRole(user.role),
        Status: user.status as Wire<'UserStatus'>,
        DateCreated: instant(user.date_created),
        ReportEditionName: user.edition_name,
      }),
    );
  return ok(listed);
};
