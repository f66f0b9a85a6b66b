/** Turns notices into e-mails of the queue, each notice once, whichever server does it. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { EditionStatus, MailFrequency, UserStatus } from '#generated/enums.ts';
import type { Db, Trx } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { snapshotName } from '../domain/numbers.ts';
import { type MailedNotice, type MailWords, writeLetter } from './mail-words.ts';

const HOUR = 3_600_000;
/** The hour of the daily e-mail, in UTC. */
const DAILY_AT = 6;
/** What happened before is no news: so where e-mail was switched on only now. */
const NEWS_MS = 72 * HOUR;
const MOST = 2000;

/**
 * Writes the e-mails that are due at `now`: one for each change that somebody wants to know at
 * once, one a day for what can wait and was not read meanwhile.
 * @returns how many it wrote.
 */
export function writeMails(db: Db, now: Date, words: MailWords): Promise<number> {
  return inTransaction(db, async (trx) => {
    if (!(await isAlone(trx))) return 0;
    const atOnce = await notMailed(trx, { frequency: MailFrequency.AtOnce, before: now, now });
    const daily = await notMailed(trx, { frequency: MailFrequency.Daily, before: lastDaily(now), now });
    const letters = [
      ...groupsOf(atOnce, ({ user_id, act_id }) => `${user_id} ${act_id}`).map((rows) => ({ rows, isDaily: false })),
      ...groupsOf(daily, ({ user_id }) => `${user_id}`).map((rows) => ({ rows, isDaily: true })),
    ];
    for (const { rows, isDaily } of letters) await queueLetter(trx, rows, { now, words, isDaily });
    const told = [...atOnce, ...daily].map(({ id }) => id);
    if (told.length > 0) await trx.updateTable('work_notice').set({ mailed_on: now }).where('id', 'in', told).execute();
    return letters.length;
  });
}

/** Another server writes them already. */
async function isAlone(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ alone: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('write mails')) as alone`.execute(trx);
  return rows[0]?.alone ?? false;
}

/** The last time at which daily e-mails were due. */
function lastDaily(now: Date): Date {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), DAILY_AT);
  return new Date(today > now.getTime() ? today - 24 * HOUR : today);
}

interface Wanted {
  frequency: MailFrequency;
  before: Date;
  now: Date;
}

type Due = Awaited<ReturnType<typeof notMailed>>[number];

const notMailed = (trx: Trx, { frequency, before, now }: Wanted) =>
  trx
    .selectFrom('work_notice as w')
    .innerJoin('app_user as u', 'u.id', 'w.user_id')
    .innerJoin('edition as e', 'e.id', 'w.edition_id')
    .leftJoin('country_indicator as ci', 'ci.id', 'w.country_indicator_id')
    .leftJoin('indicator as i', 'i.id', 'ci.indicator_id')
    .leftJoin('country as c', (join) => join.on(sql`c.id = w.countries[1]` as never))
    .leftJoin('app_user as actor', 'actor.id', 'w.actor_id')
    .where('w.mailed_on', 'is', null)
    .where('w.e_mail', '=', frequency)
    .where('w.at', '<=', before)
    .where('w.at', '>', new Date(now.getTime() - NEWS_MS))
    .where('w.read_on', 'is', null)
    .where('u.status', '=', UserStatus.Active)
    .where('e.status', '=', EditionStatus.Active)
    .orderBy('w.user_id')
    .orderBy('w.id')
    .limit(MOST)
    .selectAll('w')
    .select(['u.full_name', 'u.email', 'ci.indicator_id', 'i.number', 'i.short_name', 'c.name as country_name'])
    .select('actor.full_name as actor_name')
    .execute();

function groupsOf(rows: Due[], keyOf: (row: Due) => string): Due[][] {
  return [...Map.groupBy(rows, keyOf).values()];
}

interface Letters {
  now: Date;
  words: MailWords;
  isDaily: boolean;
}

async function queueLetter(trx: Trx, rows: Due[], { now, words, isDaily }: Letters): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const to = { id: first.user_id, name: first.full_name };
  await trx
    .insertInto('mail')
    .values({
      user_id: first.user_id,
      message_id: `<${randomUUID()}@${new URL(words.publicUrl).hostname}>`,
      recipient: first.email,
      ...writeLetter(to, rows.map(noticeOf), words, isDaily),
      created_on: now,
      due_on: now,
    })
    .execute();
}

const noticeOf = (row: Due): MailedNotice => ({
  Kind: row.kind as MailedNotice['Kind'],
  IsQA: row.is_qa,
  IndicatorCount: row.records,
  CountryCount: row.countries.length,
  CountryId: row.countries.length === 1 ? (row.countries[0] ?? null) : null,
  CountryName: row.countries.length === 1 ? row.country_name : null,
  IndicatorId: row.indicator_id,
  SnapshotName: row.number === null || row.short_name === null ? null : snapshotName(row.number, row.short_name),
  ActorName: row.actor_name,
  Reason: row.reason,
});
