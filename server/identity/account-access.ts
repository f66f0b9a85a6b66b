import { sql } from 'kysely';
import { UserStatus } from '#generated/enums.ts';
import { foldEmail, foldName } from '#rules/names.ts';
import type { Db } from '../db/schema.ts';

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

/**
 * Adds an active account, or updates name and role of the account with that e-mail and activates
 * it. A sign-in binds the provider's identity to the account (ADR-053).
 * @returns whether the account is new.
 * @throws Error where the e-mail looks like that of another account, and is not.
 */
export async function activateAccount(db: Db, { fullName, email, role }: Person): Promise<{ isNew: boolean }> {
  const { numUpdatedRows } = await db
    .updateTable('app_user')
    .set({ full_name: fullName, role, status: UserStatus.Active })
    .where(sql`lower(email)`, '=', foldEmail(email))
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return { isNew: false };
  const others = await db.selectFrom('app_user').select('email').execute();
  const alike = others.find((other) => foldName(other.email) === foldName(email));
  if (alike) throw new Error(`${email} looks like ${alike.email}, which is another account: type it by hand`);
  await db.insertInto('app_user').values({ full_name: fullName, email, role, status: UserStatus.Active }).execute();
  return { isNew: true };
}

/**
 * Unbinds the account of an e-mail, or every account of an issuer, from the provider's identity:
 * the next sign-in with that verified e-mail binds anew, as after somebody was made anew at the
 * provider, or it moved to another address (ADR-053). @returns how many were bound.
 */
export async function unbindAccounts(db: Db, of: { email: string } | { issuer: string }): Promise<number> {
  const bound = db.updateTable('app_user').set({ issuer: null, subject: null }).where('subject', 'is not', null);
  const { numUpdatedRows } = await ('email' in of
    ? bound.where(sql`lower(email)`, '=', foldEmail(of.email))
    : bound.where('issuer', '=', of.issuer)
  ).executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Deactivates the account of an e-mail; its next request is refused. Past work stays. @returns
 * whether the account exists.
 */
export async function deactivateAccount(db: Db, email: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('app_user')
    .set({ status: UserStatus.Inactive })
    .where(sql`lower(email)`, '=', foldEmail(email))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
