import { sql } from 'kysely';
import { Role, UserStatus } from '#generated/enums.ts';
import { foldEmail, foldName } from '#rules/names.ts';
import type { Db, Row, Trx } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { endByProvider } from './ended-sessions.ts';

/** Names of the roles by number [S116]. */
export const roleNames = ['Admin', 'Researcher', 'External Researcher', 'Spectator'] as const;

export interface Person {
  fullName: string;
  email: string;
  role: number;
}

/** The role of a name in any spelling ('External-Researcher'), or undefined. */
export function roleOf(name: string): number | undefined {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');
  const place = roleNames.findIndex((known) => plain(known) === plain(name));
  return place < 0 ? undefined : place;
}

/** Until the transaction ends nobody else changes who has an account: e-mails and Admins count. */
export const lockAccounts = (trx: Trx) => sql`select pg_advisory_xact_lock(hashtext('app_user'))`.execute(trx);

/** Adds active accounts, whose e-mails are free. @returns their ids, in order. */
export async function addAccounts(trx: Trx, people: readonly Person[]): Promise<number[]> {
  const values = people.map(({ fullName, email, role }) => ({
    ...{ full_name: fullName, email, role, status: UserStatus.Active },
  }));
  if (values.length === 0) return [];
  const added = await trx.insertInto('app_user').values(values).returning('id').execute();
  return added.map(({ id }) => id);
}

/**
 * Adds an active account. A sign-in binds the provider's identity to it (ADR-053).
 * @throws Error where the e-mail is, or looks like, that of an account; that one stays as it is.
 */
export const addAccount = (db: Db, person: Person): Promise<void> =>
  inTransaction(db, async (trx) => {
    await lockAccounts(trx);
    const { email } = person;
    const others = await trx.selectFrom('app_user').select(['email', 'full_name', 'role', 'status']).execute();
    const own = others.find((other) => foldEmail(other.email) === foldEmail(email));
    if (own) throw new Error(hasAccount(own));
    const alike = others.find((other) => foldName(other.email) === foldName(email));
    if (alike) throw new Error(`${email} looks like ${alike.email}, which is another account: type it by hand`);
    await addAccounts(trx, [person]);
  });

function hasAccount({
  email,
  full_name,
  role,
  status,
}: Pick<Row<'app_user'>, 'email' | 'full_name' | 'role' | 'status'>) {
  const command = status === UserStatus.Active ? 'change' : 'open';
  const state = status === UserStatus.Active ? `as ${roleNames[role]}` : 'which is shut';
  return `${full_name} has an account with the e-mail ${email}, ${state}: npm run people -- ${command} --email ${email}`;
}

/**
 * Unbinds one account, or every account of an issuer, from the provider's identity, and ends its
 * sessions: the next sign-in with that verified e-mail binds anew, as after somebody was made anew
 * at the provider, or it moved to another address (ADR-053). @returns how many were bound.
 */
export async function unbindAccounts(
  db: Trx,
  of: { id: number } | { email: string } | { issuer: string; exceptId?: number },
  now = new Date(),
): Promise<number> {
  const bound = db.selectFrom('app_user').select(['id', 'issuer', 'subject']).where('subject', 'is not', null);
  const found = await chosen().forUpdate().execute();
  for (const { id, issuer, subject } of found) {
    await db.updateTable('app_user').set({ issuer: null, subject: null }).where('id', '=', id).execute();
    // or a token that is still good would bind the former identity once more
    if (issuer && subject)
      await endByProvider(db, { issuer, subject, issuedAt: Math.floor(now.getTime() / 1_000) }, now);
  }
  return found.length;

  function chosen() {
    if ('id' in of) return bound.where('id', '=', of.id);
    if ('email' in of) return bound.where(sql`lower(email)`, '=', foldEmail(of.email));
    return bound.where('issuer', '=', of.issuer).where('id', '<>', of.exceptId ?? 0);
  }
}

/** Activates the account of an e-mail again, with its name and role. @returns whether it exists. */
export const openAccount = (db: Db, email: string): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    await lockAccounts(trx);
    return setStatus(trx, email, UserStatus.Active);
  });

/**
 * Deactivates the account of an e-mail; its next request is refused. Past work stays. @returns
 * whether the account exists. @throws Error where it is the last active Admin.
 */
export const deactivateAccount = (db: Db, email: string): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    await lockAccounts(trx);
    await requireOtherAdmin(trx, email);
    return setStatus(trx, email, UserStatus.Inactive);
  });

async function setStatus(trx: Trx, email: string, status: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('app_user')
    .set({ status, ...oneMore })
    .where(sql`lower(email)`, '=', foldEmail(email))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Changes name, e-mail or role of the account of an e-mail. @returns whether the account exists.
 * @throws Error where the new e-mail is, or looks like, another account's, or where it is the last
 * active Admin.
 */
export const changeAccount = (db: Db, email: string, change: Partial<Person>): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    await lockAccounts(trx);
    if (change.role !== undefined && change.role !== Role.Admin) await requireOtherAdmin(trx, email);
    const accounts = await trx.selectFrom('app_user').select(['id', 'email']).execute();
    const own = accounts.find((account) => foldEmail(account.email) === foldEmail(email));
    if (!own) return false;
    const alike = accounts.find(
      ({ id, email: other }) => id !== own.id && foldName(other) === foldName(change.email ?? ''),
    );
    if (alike) throw new Error(`${change.email} is, or looks like, ${alike.email}, which is another account`);
    const values = {
      ...(change.fullName !== undefined && { full_name: change.fullName }),
      ...(change.email !== undefined && { email: change.email }),
      ...(change.role !== undefined && { role: change.role }),
    };
    await trx
      .updateTable('app_user')
      .set({ ...values, ...oneMore })
      .where('id', '=', own.id)
      .execute();
    return true;
  });

/** An open form then shows that the account was changed. */
const oneMore = { version: sql<number>`version + 1`, changed_on: sql<Date>`now()`, changed_by: null };

async function requireOtherAdmin(trx: Trx, email: string): Promise<void> {
  const admins = await activeAdmins(trx);
  const isLast = admins.length === 1 && foldEmail(admins[0]?.email ?? '') === foldEmail(email);
  if (isLast) throw new Error(lastAdmin(admins[0]?.full_name ?? ''));
}

/** Who can let others in: one of them stays. */
export const activeAdmins = (trx: Trx) =>
  trx
    .selectFrom('app_user')
    .select(['id', 'full_name', 'email'])
    .where('role', '=', Role.Admin)
    .where('status', '=', UserStatus.Active)
    .execute();

export const lastAdmin = (name: string) => `${name} is the last active Admin: make somebody else Admin first.`;
