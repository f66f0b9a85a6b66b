import { type RawBuilder, sql } from 'kysely';
import { UserStatus } from '#generated/enums.ts';
import { foldEmail } from '#rules/names.ts';
import type { Db } from '../db/schema.ts';
import type { TokenIdentity } from '../token.ts';

export interface SignedInUser {
  id: number;
  fullName: string;
  email: string;
  role: number;
  /** Of the role in this deployment. */
  permissions: readonly string[];
}

/** `reason` is for the log. */
export type Recognition = { ok: true; user: SignedInUser } | { ok: false; reason: string };

export interface RecognitionOptions {
  /** Accept an e-mail without `email_verified`; one with `email_verified: false` never binds. */
  trustEmail?: boolean;
  /** The stored issuer, where its address may change with the port. */
  storedIssuer?: string;
  /** Asks the provider for the e-mail, where the token has none. Only called at a first sign-in. */
  readProfile?: () => Promise<{ sub?: unknown; email?: unknown; email_verified?: unknown } | undefined>;
}

/** The stored issuer of the development provider, the same on every port. */
export const developmentIssuer = 'urn:country-assessment:development-provider';

/**
 * The user of a valid token. The first sign-in binds issuer and subject to the active user with
 * that verified e-mail; afterwards only these two count, so that a later holder of the e-mail
 * address is not that user [Q-S17], and a deactivated user is refused with the next call [Q-S15].
 */
export async function recogniseUser(
  db: Db,
  identity: TokenIdentity,
  { trustEmail = false, storedIssuer = identity.issuer, readProfile }: RecognitionOptions = {},
): Promise<Recognition> {
  const { subject } = identity;
  const bound = await boundUser(db, storedIssuer, subject);
  if (bound) return bound.status === UserStatus.Active ? recognised(bound) : refused('inactive user');

  const { email, emailVerified } = identity.email ? identity : await profileOf(subject, readProfile);
  if (!email) return refused('no e-mail to bind by');
  if (emailVerified === false || (emailVerified === undefined && !trustEmail)) return refused('e-mail not verified');

  const taken = await db
    .updateTable('app_user')
    .set({ issuer: storedIssuer, subject })
    .where(sql`lower(email)`, '=', foldEmail(email))
    .where('status', '=', UserStatus.Active)
    .where('subject', 'is', null)
    .returning(['id', 'full_name', 'email', 'role', permissions.as('permissions')])
    .executeTakeFirst();
  if (taken) return recognised(taken);

  // another call of the same person may have bound them meanwhile
  const meanwhile = await boundUser(db, storedIssuer, subject);
  return meanwhile?.status === UserStatus.Active
    ? recognised(meanwhile)
    : refused('no active user with this e-mail is free to bind');
}

type Row = { id: number; full_name: string; email: string; role: number; permissions: string[] };

/** In the statement that finds the user: every call waits for it. */
const permissions: RawBuilder<string[]> = sql`array(
  select permission from role_permission held where held.role = app_user.role order by permission collate "C")`;

const refused = (reason: string): Recognition => ({ ok: false, reason });
const recognised = ({ id, full_name, email, role, permissions }: Row): Recognition => ({
  ok: true,
  user: { id, fullName: full_name, email, role, permissions },
});

function boundUser(db: Db, issuer: string, subject: string) {
  return db
    .selectFrom('app_user')
    .select(['id', 'full_name', 'email', 'role', 'status', permissions.as('permissions')])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

async function profileOf(
  subject: string,
  readProfile: RecognitionOptions['readProfile'],
): Promise<Pick<TokenIdentity, 'email' | 'emailVerified'>> {
  const profile = await readProfile?.();
  // OpenID Connect Core 5.3.2: a response about another subject must not be used
  if (profile?.sub !== subject || typeof profile.email !== 'string') return {};
  const verified = profile.email_verified;
  return { email: profile.email, ...(typeof verified === 'boolean' && { emailVerified: verified }) };
}
