/**
 * The queue of e-mails, safe over several servers and a process that is killed (ADR-211). A claim
 * expires, so that the e-mail of a killed process is claimed again. `handed_over_on` is written
 * before the last bytes are sent and committed right after: a process that dies before the commit
 * has sent no whole e-mail, or the next try repeats its Message-ID.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Row } from '../db/schema.ts';

export type Engine = 'postgresql' | 'pglite';

export interface ClaimedMail extends Row<'mail'> {
  claim: string;
}

const MINUTE = 60_000;
/** Waits before each further try; after the last one the e-mail is dead. */
const WAITS = [1, 5, 15, 60, 240, 720, 1440].map((minutes) => minutes * MINUTE);
const UNKNOWN = 'It was handed over, but no answer was kept: it is not known whether it was accepted.';

/** Claims the next e-mail that is due, for `leaseMs`; undefined where there is none. */
export async function claimMail(db: Db, now: Date, leaseMs: number): Promise<ClaimedMail | undefined> {
  const { rows } = await sql<ClaimedMail>`
    update mail set claim = ${randomUUID()}, claimed_until = ${new Date(now.getTime() + leaseMs)}, attempts = attempts + 1
    where id = (
      select id from mail
      where sent_on is null and dead_on is null and handed_over_on is null and due_on <= ${now}
        and (claimed_until is null or claimed_until < ${now})
      order by due_on, id limit 1 for update skip locked)
    returning *`.execute(db);
  return rows[0];
}

/** Commits `handed_over_on`. */
export type CommitHandOver = () => Promise<void>;

/**
 * Writes `handed_over_on`, just before the last bytes are sent. The returned function commits it;
 * call it once they are written, because the row is locked until then.
 * @throws Error where the claim has run out and another server has it: it is not sent twice.
 */
export async function handOver(
  db: Db,
  { id, claim }: ClaimedMail,
  now: Date,
  engine?: Engine,
): Promise<CommitHandOver> {
  // the disk is not waited for; the embedded database dies with its process
  const commit = engine === 'postgresql' ? 'off' : 'on';
  const trx = await db.startTransaction().execute();
  try {
    const { rows } = await sql`
      update mail set handed_over_on = ${now}
      from (select set_config('synchronous_commit', ${commit}, true)) quick
      where id = ${id} and claim = ${claim} and handed_over_on is null and dead_on is null
      returning id`.execute(trx);
    if (rows.length !== 1) throw new Error('The claim has run out.');
  } catch (error) {
    await trx.rollback().execute();
    throw error;
  }
  return async () => {
    await trx.commit().execute();
  };
}

/** The other server has accepted it. */
export async function markSent(db: Db, { id, claim }: ClaimedMail, now: Date): Promise<void> {
  await db
    .updateTable('mail')
    .set({ sent_on: now, dead_on: null, last_error: null })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .execute();
}

export interface Failure {
  message: string;
  /** The other server refused it: it was certainly not accepted. */
  isAnswered: boolean;
  /** Another try would be refused too. */
  isFinal: boolean;
}

/** After a failure: schedules another try, or marks it dead where that would fail too. */
export async function markFailed(db: Db, mail: ClaimedMail, failure: Failure, now: Date): Promise<'later' | 'dead'> {
  const { id, claim, attempts, last_error } = mail;
  const { handed_over_on } = await db
    .selectFrom('mail')
    .select('handed_over_on')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const isUnknown = handed_over_on !== null && !failure.isAnswered;
  const wait = WAITS[attempts - 1];
  // a server that accepts e-mails and never answers would get the same one repeatedly (RFC 1047)
  const isUnknownAgain = isUnknown && last_error?.startsWith(UNKNOWN) === true;
  const isDead = isUnknownAgain || failure.isFinal || wait === undefined;
  await db
    .updateTable('mail')
    .set({
      claim: null,
      claimed_until: null,
      last_error: isUnknown ? `${UNKNOWN} ${failure.message}` : failure.message,
      ...(isDead
        ? { dead_on: now }
        : { handed_over_on: null, due_on: new Date(now.getTime() + wait * (1 + Math.random() / 5)) }),
    })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .execute();
  return isDead ? 'dead' : 'later';
}

/** Marks as dead what a killed process had handed over: it may have been accepted. Returns ids. */
export async function setUnknownAside(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .updateTable('mail')
    .set({ dead_on: now, last_error: UNKNOWN })
    .where('handed_over_on', 'is not', null)
    .where('sent_on', 'is', null)
    .where('dead_on', 'is', null)
    .where('claimed_until', '<', now)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes what was sent before the instant; dead ones stay until the operator has looked. */
export async function forgetSent(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('mail').where('sent_on', '<', before).execute();
}
