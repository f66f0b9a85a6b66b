import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';

/** Names of the roles in the order of their numbers (requirements A3). */
export const roleNames = ['Admin', 'Researcher', 'External Researcher', 'Spectator'] as const;

export interface Person {
  fullName: string;
  email: string;
  role: number;
}

/** The role of a name in any spelling ('external researcher', 'External-Researcher'), or undefined. */
export function roleOf(name: string): number | undefined {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');
  const role = roleNames.findIndex((known) => plain(known) === plain(name));
  return role < 0 ? undefined : role;
}

/**
 * Lets a person sign in, or changes name and role of who has the e-mail already and lets them in again. A sign-in binds the
 * provider's identity to the account (decisions, 'Binding a token to a person').
 * @returns whether the account is new.
 */
export async function letIn(db: Db, { fullName, email, role }: Person): Promise<{ isNew: boolean }> {
  const { numUpdatedRows } = await db
    .updateTable('app_user')
    .set({ full_name: fullName, role, status: 1 })
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return { isNew: false };
  await db.insertInto('app_user').values({ full_name: fullName, email, role, status: 1 }).execute();
  return { isNew: true };
}

/** Shuts the account of an e-mail; its next request is refused. Past work stays. @returns whether there is such an account. */
export async function shutOut(db: Db, email: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('app_user')
    .set({ status: 0 })
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
