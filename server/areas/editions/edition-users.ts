/** The users of an edition: listed, added in bulk, removed with their past work kept (ADR-031). */
import { UserStatus } from '#generated/enums.ts';
import { created, type Handler, noContent, ok } from '../../call.ts';
import type { Db, Row, Trx } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireActiveEdition } from '../../domain/active-edition.ts';
import { asRole, byName, instant, instantOrNull, type Wire } from '../../domain/wire.ts';
import { invalid } from '../../problem.ts';

type UserRow = Row<'app_user'> & { date_added: Date | null };

const userOnWire = (user: UserRow): Wire<'EditionUser'> => ({
  Id: user.id,
  FullName: user.full_name,
  EmailAddress: user.email,
  Role: asRole(user.role),
  Status: user.status as Wire<'UserStatus'>,
  DateCreated: instant(user.date_created),
  DateAdded: instantOrNull(user.date_added),
});

/** Every user with the date when they joined the edition; null for those who are not in it. */
const withMembership = (db: Db, editionId: number) =>
  db
    .selectFrom('app_user as u')
    .leftJoin('edition_user as eu', (join) =>
      join.onRef('eu.user_id', '=', 'u.id').on('eu.edition_id', '=', editionId).on('eu.removed_on', 'is', null),
    )
    .selectAll('u')
    .select('eu.date_added');

async function listed(query: ReturnType<typeof withMembership>): Promise<Wire<'EditionUser'>[]> {
  const rows = await query.execute();
  return rows.map(userOnWire).sort((a, b) => byName(a.FullName, b.FullName) || a.Id - b.Id);
}

/** Active and inactive users of the edition, by full name, then Id. */
export const listEditionUsers: Handler<'listEditionUsers'> = async ({ db, params: { id } }) =>
  ok(await listed(withMembership(db, id).where('eu.user_id', 'is not', null)));

/** Active users who do not belong to it, in the same order. */
export const listEditionGlobalUsers: Handler<'listEditionGlobalUsers'> = async ({ db, params: { id } }) =>
  ok(await listed(withMembership(db, id).where('eu.user_id', 'is', null).where('u.status', '=', UserStatus.Active)));

/** Whom a comment can tag: active users of the edition. */
export const listMentionableUsers: Handler<'listMentionableUsers'> = async ({ db, params: { id } }) => {
  const active = withMembership(db, id).where('eu.user_id', 'is not', null).where('u.status', '=', UserStatus.Active);
  const users = await listed(active);
  return ok(users.map(({ Id, FullName, EmailAddress }) => ({ Id, FullName, EmailAddress })));
};

/** Adds active users. Members keep their date, removed members return. Rejects with 422 or 409. */
export const addEditionUsers: Handler<'addEditionUsers'> = async ({ db, params, body, now }) => {
  const { id: editionId } = params;
  const ids = body.map(({ Id }) => Id);
  const addedOn = now();
  return inTransaction(db, async (trx) => {
    await requireAddable(trx, editionId, ids);
    await requireActiveEdition(trx, editionId);
    // one order for all, so that two who add the same people never wait for each other
    const rows = [...new Set(ids)].sort((a, b) => a - b).map((user_id) => ({ user_id }));
    await trx
      .insertInto('edition_user')
      .values(rows.map((row) => ({ ...row, edition_id: editionId, date_added: addedOn })))
      .onConflict((conflict) =>
        conflict
          .columns(['edition_id', 'user_id'])
          .doUpdateSet((eb) => ({ removed_on: null, date_added: eb.ref('excluded.date_added') }))
          .where('edition_user.removed_on', 'is not', null),
      )
      .execute();
    return created(await listed(withMembership(trx, editionId).where('u.id', 'in', ids)));
  });
};

async function requireAddable(trx: Trx, editionId: number, ids: readonly number[]): Promise<void> {
  const known = await withMembership(trx, editionId).where('u.id', 'in', ids).execute();
  const addable = new Set(
    known.filter((user) => user.status === UserStatus.Active || user.date_added).map(({ id }) => id),
  );
  const errors = ids.flatMap((id, index) =>
    addable.has(id) ? [] : [{ pointer: `/${index}/Id`, detail: 'There is no such active user' }],
  );
  if (errors.length > 0) throw invalid(errors);
}

/** Removes a user and keeps assignments; a missing one is no error. Rejects with 409. */
export const removeEditionUser: Handler<'removeEditionUser'> = async ({ db, params, now }) => {
  const { id: editionId, userId } = params;
  const removedOn = now();
  return inTransaction(db, async (trx) => {
    await requireActiveEdition(trx, editionId);
    await trx
      .updateTable('edition_user')
      .set({ removed_on: removedOn })
      .where('edition_id', '=', editionId)
      .where('user_id', '=', userId)
      .where('removed_on', 'is', null)
      .execute();
    return noContent;
  });
};
