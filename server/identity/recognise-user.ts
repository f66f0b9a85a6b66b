import { type RawBuilder, sql } from 'kysely';
import { UserStatus } from '#generated/enums.ts';
import { foldEmail } from '#rules/names.ts';
import type { Db } from '../db/schema.ts';
import type { TokenIdentity } from '../token.ts';
import { hasEnded } from './ended-sessions.ts';

export interface SignedInUser {
  id: number;
  fullName: string;
  email: string;
  role: number;
  /** Of the role in this deployment. */
  permissions: readonly string[];
}

/** `reason` is for the log; `hasEnded`: the session of the token, whoever its user is. */
export type Recognition = { ok: true; user: SignedInUser } | { ok: false; reason: string; hasEnded?: true };

export interface RecognitionOptions {
  /** Accept an e-mail without `email_verified`; one with `email_verified: false` never binds. */
  trustEmail?: boolean;
  /** The stored issuer, where its address may change with the port. */
  storedIssuer?: string;
  /** The role of what the provider says, where it says roles; undefined where it says none. */
  roleOf?: (groups: readonly string[]) => number | undefined;
  /** Asks the provider for the e-mail, where the token has none. Only called at a first sign-in. */
  readProfile?: () => Promise<{ sub?: unknown; email?: unknown; email_verified?: unknown } | undefined>;
}

/** The stored issuer of the development provider, the same on every port. */
export const developmentIssuer = 'urn:country-assessment:development-provider';

/**
 * The user of a valid token, unless its session has ended. The first sign-in binds issuer and
 * subject to the active user with that verified e-mail; afterwards only these two count, so that a
 * later holder of the e-mail address is not that user [Q-S17], and a deactivated user is refused
 * with the next call [Q-S15].
 * Where the provider says roles, the account takes the role that it says, and without one nobody
 * gets in (ADR-226).
 */
export async function recogniseUser(
  db: Db,
  identity: TokenIdentity,
  { trustEmail = false, storedIssuer = identity.issuer, roleOf, readProfile }: RecognitionOptions = {},
): Promise<Recognition> {
  const { subject } = identity;
  const { has_ended, bound } = await boundUser(db, identity, storedIssuer);
  if (has_ended) return { ...refused('logged out'), hasEnded: true };
  const role = roleOf?.(identity.groups ?? []);
  if (roleOf && role === undefined) return refused('the provider says no role of the product');
  if (bound && bound.status !== UserStatus.Active) return refused('inactive user');
  if (bound) return recognised(await kept(db, bound, role));

  const { email, emailVerified } = identity.email ? identity : await profileOf(subject, readProfile);
  if (!email) return refused('no e-mail to bind by');
  if (emailVerified === false || (emailVerified === undefined && !trustEmail)) return refused('e-mail not verified');

  const taken = await db
    .updateTable('app_user')
    .set({ issuer: storedIssuer, subject, last_seen_on: sql<Date>`now()` })
    .where(sql`lower(email)`, '=', foldEmail(email))
    .where('status', '=', UserStatus.Active)
    .where('subject', 'is', null)
    // the session may have ended while the provider was asked for the e-mail
    .where(sql<boolean>`not ${hasEnded(identity, storedIssuer)}`)
    .returning(columns)
    .executeTakeFirst();
  if (taken) return recognised(await kept(db, taken, role));

  // another call of the same person may have bound them meanwhile
  const { has_ended: endedMeanwhile, bound: meanwhile } = await boundUser(db, identity, storedIssuer);
  if (endedMeanwhile) return { ...refused('logged out'), hasEnded: true };
  return meanwhile?.status === UserStatus.Active
    ? recognised(await kept(db, meanwhile, role))
    : refused('no active user with this e-mail is free to bind');
}

type Row = {
  id: number;
  full_name: string;
  email: string;
  role: number;
  permissions: string[];
  /** Whether that the user came is to be written down. */
  is_news: boolean | null;
};

/** In the statement that finds the user. */
const permissions: RawBuilder<string[]> = sql`array(
  select permission from role_permission held where held.role = app_user.role order by permission collate "C")`;

const columns = [
  ...(['id', 'full_name', 'email', 'role'] as const),
  permissions.as('permissions'),
  sql<boolean | null>`last_seen_on < now() - interval '1 hour'`.as('is_news'),
] as const;

/** Writes down, where it is news, that the user came and which role the provider says. */
async function kept(db: Db, user: Row, role = user.role): Promise<Row> {
  if (user.is_news === false && role === user.role) return user;
  const change = role === user.role ? {} : { role, version: sql<number>`version + 1` };
  const now = await db
    .updateTable('app_user')
    .set({ last_seen_on: sql<Date>`now()`, ...change })
    .where('id', '=', user.id)
    .returning(columns)
    .executeTakeFirst();
  return now ?? user;
}

const refused = (reason: string) => ({ ok: false, reason }) as const;
const recognised = ({ id, full_name, email, role, permissions }: Row): Recognition => ({
  ok: true,
  user: { id, fullName: full_name, email, role, permissions },
});

/** With whether the session has ended, in one statement: every call waits for it. */
async function boundUser(db: Db, identity: TokenIdentity, issuer: string) {
  const { has_ended, ...user } = await db
    .selectFrom(sql<{ has_ended: boolean }>`(select ${hasEnded(identity, issuer)} as has_ended)`.as('token'))
    .leftJoin('app_user', (join) => join.on('issuer', '=', issuer).on('subject', '=', identity.subject))
    .select([...columns, 'status', 'has_ended'])
    .executeTakeFirstOrThrow();
  return { has_ended, bound: user.id === null ? undefined : (user as Row & { status: number }) };
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
