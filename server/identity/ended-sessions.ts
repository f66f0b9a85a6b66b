/**
 * The list of ended sessions (ADR-231). A JWT is judged without asking its provider, so that the
 * API itself keeps what has ended, for all instances and whichever provider made the token.
 */
import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/schema.ts';

const DAY_MS = 86_400_000;
/** A session that is renewed lasts no longer at any provider that we know. */
const KEPT_DAYS = 90;
/** For sessions that nothing can go on in. */
const FOR_EVER = new Date('9999-12-31T00:00:00Z');

/** What a token or a logout token says of the session. */
export interface TokenSession {
  issuer: string;
  subject?: string;
  /** The claim `sid`. */
  sessionId?: string;
  /** Seconds since 1970. */
  issuedAt?: number;
}

/** A text of fixed length that reveals nobody; a session without a name is all of its subject's. */
const keyOf = ({ issuer, subject, sessionId }: TokenSession): string => {
  const name = sessionId === undefined ? ['subject', issuer, subject] : ['session', issuer, sessionId];
  return createHash('sha256').update(JSON.stringify(name)).digest('base64url');
};

/**
 * Was the token issued in a session that has ended since, or for a subject signed out anywhere?
 * `storedIssuer` is how accounts name the issuer, where that is not its address.
 */
export function hasEnded(token: TokenSession, storedIssuer = token.issuer): RawBuilder<boolean> {
  const { sessionId: _, ...ofSubject } = token;
  const keys = [keyOf(token), keyOf(ofSubject), keyOf({ ...ofSubject, issuer: storedIssuer })];
  const issued = new Date((token.issuedAt ?? 0) * 1_000).toISOString();
  return sql`exists (select from ended_session
    where session in (${sql.join(keys)}) and issued_until >= ${issued}::timestamptz)`;
}

/**
 * Somebody logged out here: the tokens of the session that were issued up to now are refused. Later
 * ones are not, for at a provider that went on with its session they are those of a new sign-in.
 */
export async function endByLogOut(db: Db, token: TokenSession, now: Date): Promise<void> {
  // a token of the very second may be that of the next sign-in
  const before = Math.floor(now.getTime() / 1_000) - 1;
  await end(db, token, new Date(Math.max(token.issuedAt ?? 0, before) * 1_000), now);
}

/** The provider says so: of a session nothing is good any more, of a subject what was issued. */
export async function endByProvider(db: Db, logout: TokenSession, now: Date): Promise<void> {
  const issuedUntil = logout.sessionId === undefined ? new Date((logout.issuedAt ?? 0) * 1_000) : FOR_EVER;
  await end(db, logout, issuedUntil, now);
}

async function end(db: Db, session: TokenSession, issuedUntil: Date, now: Date): Promise<void> {
  const issued_until = issuedUntil.toISOString();
  const forget_on = new Date(now.getTime() + KEPT_DAYS * DAY_MS).toISOString();
  await db
    .insertInto('ended_session')
    .values({ session: keyOf(session), issued_until, forget_on })
    .onConflict((conflict) =>
      conflict.column('session').doUpdateSet({
        issued_until: sql`greatest(ended_session.issued_until, excluded.issued_until)`,
        forget_on: sql`excluded.forget_on`,
      }),
    )
    .execute();
  await db.deleteFrom('ended_session').where('forget_on', '<', now).execute();
}
