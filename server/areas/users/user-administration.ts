/** Accounts, as administrators manage them on screen (ADR-225); `people` does so without one. */
import { Role, UserStatus } from '#generated/enums.ts';
import { fields } from '#generated/fields.ts';
import { foldEmail, foldName, seenOf } from '#rules/names.ts';
import { created, type Handler, ok } from '../../call.ts';
import type { Row, Trx } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireVersion } from '../../domain/versions.ts';
import type { Wire } from '../../domain/wire.ts';
import { activeAdmins, addAccounts, lastAdmin, lockAccounts, unbindAccounts } from '../../identity/account-access.ts';
import { conflict, type FieldError, invalid, notFound } from '../../problem.ts';
import { readUser } from './user-list.ts';

type Account = Pick<Row<'app_user'>, 'id' | 'full_name' | 'email'>;
type Person = Wire<'UserCreate'>;

/** Rejects with 422, or with 409 `duplicate-name` where an account has the e-mail. */
export const createUser: Handler<'createUser'> = async ({ db, body, rolesFromProvider }) => {
  requireValid([body], () => '');
  return inTransaction(db, async (trx) => {
    await lockAccounts(trx);
    requireFree(await accounts(trx), body.EmailAddress);
    const [id = 0] = await addAccounts(trx, [personOf(body)]);
    return created(await readUser({ db: trx, rolesFromProvider }, id));
  });
};

/** Rejects with 404, with 422, or with 409. */
export const updateUser: Handler<'updateUser'> = async ({ db, params, body, caller, now, rolesFromProvider }) => {
  requireValid([body], () => '');
  return inTransaction(db, async (trx) => {
    await lockAccounts(trx);
    const user = await trx.selectFrom('app_user').selectAll().where('id', '=', params.userId).executeTakeFirst();
    if (!user) throw notFound();
    await requireVersion(trx, user, body.Version);
    if (rolesFromProvider && body.Role !== user.role)
      throw conflict('conflict', 'The identity provider says the role: change it there.');
    await requireAnotherAdmin(trx, user, body);
    const others = (await accounts(trx)).filter(({ id }) => id !== user.id);
    requireFree(others, body.EmailAddress);
    const { fullName: full_name, email, role } = personOf(body);
    const change = { version: user.version + 1, changed_on: now(), changed_by: caller.id };
    const values = { full_name, email, role, status: body.Status, ...change };
    await trx.updateTable('app_user').set(values).where('id', '=', user.id).execute();
    return ok(await readUser({ db: trx, rolesFromProvider }, user.id));
  });
};

/** Rejects with 404. */
export const rebindUser: Handler<'rebindUser'> = async ({ db, params, now, rolesFromProvider }) =>
  inTransaction(db, async (trx) => {
    await unbindAccounts(trx, { id: params.userId }, now());
    return ok(await readUser({ db: trx, rolesFromProvider }, params.userId));
  });

export const rebindUsers: Handler<'rebindUsers'> = async ({ db, body, caller, now }) =>
  inTransaction(db, async (trx) =>
    ok({ UnboundCount: await unbindAccounts(trx, { issuer: body.Issuer, exceptId: caller.id }, now()) }),
  );

/** All or none. Rejects with 422. */
export const importUsers: Handler<'importUsers'> = async ({ db, body: { Users } }) => {
  requireValid(Users, (at) => `/Users/${at}`);
  return inTransaction(db, async (trx) => {
    await lockAccounts(trx);
    const before = await accounts(trx);
    const known = new Map(before.map((account) => [foldEmail(account.email), account]));
    const added = Users.filter(({ EmailAddress }) => !known.has(foldEmail(EmailAddress)));
    const errors = Users.flatMap(({ EmailAddress }, at): FieldError[] => {
      const alike = known.has(foldEmail(EmailAddress)) ? undefined : lookingLike(before, EmailAddress);
      return alike ? [{ pointer: `/Users/${at}/EmailAddress`, detail: looksLike(alike) }] : [];
    });
    if (errors.length > 0) throw invalid(errors);
    await addAccounts(trx, added.map(personOf));
    const isKnown = ({ EmailAddress }: Person) => known.has(foldEmail(EmailAddress));
    return ok({ AddedCount: added.length, Existing: Users.filter(isKnown).map(({ EmailAddress }) => EmailAddress) });
  });
};

const personOf = ({ FullName, EmailAddress, Role: role }: Person) => ({
  fullName: FullName.trim(),
  email: EmailAddress,
  role,
});

const accounts = (trx: Trx): Promise<Account[]> =>
  trx.selectFrom('app_user').select(['id', 'full_name', 'email']).execute();

const lookingLike = (others: readonly Account[], email: string) =>
  others.find((other) => foldName(other.email) === foldName(email));

const looksLike = ({ full_name, email }: Account) => `looks like ${email}, the e-mail of ${full_name}: type it by hand`;

/** A name of whitespace, or an e-mail twice among those that were sent. */
function requireValid(people: readonly Person[], placeOf: (at: number) => string): void {
  const { minLength, message } = fields.UserCreate.FullName;
  const first = new Map<string, number>();
  const errors = people.flatMap(({ FullName, EmailAddress }, at): FieldError[] => {
    const key = foldName(EmailAddress);
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, at);
    return [
      ...(seenOf(FullName).length < minLength ? [{ pointer: `${placeOf(at)}/FullName`, detail: message }] : []),
      ...(earlier === undefined ? [] : [{ pointer: `${placeOf(at)}/EmailAddress`, detail: 'is there twice' }]),
    ];
  });
  if (errors.length > 0) throw invalid(errors);
}

function requireFree(others: readonly Account[], email: string): void {
  const taken = others.find((other) => foldEmail(other.email) === foldEmail(email));
  if (taken) throw conflict('duplicate-name', `${taken.full_name} has this e-mail already.`);
  const alike = lookingLike(others, email);
  if (alike) throw conflict('duplicate-name', `${email} ${looksLike(alike)}.`);
}

/** Whoever administers last stays, or nobody could let anybody in. */
async function requireAnotherAdmin(trx: Trx, user: Account, { Role: role, Status }: Wire<'UserUpdate'>): Promise<void> {
  if (role === Role.Admin && Status === UserStatus.Active) return;
  const admins = await activeAdmins(trx);
  if (admins.length === 1 && admins[0]?.id === user.id) throw conflict('conflict', lastAdmin(user.full_name));
}
