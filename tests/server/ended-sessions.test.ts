import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../server/db/open.ts';
import { inTransaction } from '../../server/db/transaction.ts';
import { unbindAccounts } from '../../server/identity/account-access.ts';
import { endByLogOut, endByProvider, hasEnded, type TokenSession } from '../../server/identity/ended-sessions.ts';
import { openTestDatabase } from '../support/database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom('ended_session').execute();
});

const NOW = new Date('2026-11-20T10:00:00.900Z');
const now = Math.floor(NOW.getTime() / 1_000);
const DAY = 86_400;
const rui = { issuer: 'https://id.example', subject: 'rui' };
const one: TokenSession = { ...rui, sessionId: 's1' };
const kept = () => database.db.selectFrom('ended_session').selectAll().orderBy('issued_until').execute();
const isEnded = async (token: TokenSession, storedIssuer?: string) => {
  const { rows } = await sql<{ ended: boolean }>`select ${hasEnded(token, storedIssuer)} as ended`.execute(database.db);
  return rows[0]?.ended;
};
/** Which tokens have ended of those that were issued so many seconds from now. */
const ended = (token: TokenSession, ...from: number[]) =>
  Promise.all(from.map((seconds) => isEnded({ ...token, issuedAt: now + seconds })));

it('[Q-S13] logging out ends what was issued in the session before this second', async () => {
  await endByLogOut(database.db, { ...one, issuedAt: now - 60 }, NOW);
  expect(await ended(one, -60, -1, 0)).toEqual([true, true, false]);
  expect(await isEnded(one)).toBe(true);
  expect(await ended({ ...one, sessionId: 's2' }, -60)).toEqual([false]);
  expect(await ended({ ...one, issuer: 'https://other.example' }, -60)).toEqual([false]);
  expect(await ended(rui, -60)).toEqual([false]);
});

it('[Q-S13] logging out ends the token itself where its clock is ahead, and one that does not say when', async () => {
  await endByLogOut(database.db, { ...one, issuedAt: now + 5 }, NOW);
  expect(await ended(one, 5, 6)).toEqual([true, false]);
  const { sessionId: _, ...silent } = one;
  await endByLogOut(database.db, silent, NOW);
  expect(await ended(silent, -1, 0)).toEqual([true, false]);
});

it('[Q-S13] a session without a name is all that its subject has', async () => {
  await endByLogOut(database.db, { ...rui, issuedAt: now - 60 }, NOW);
  expect(await ended({ ...rui, sessionId: 's3' }, -1, 0)).toEqual([true, false]);
  expect(await ended({ ...rui, subject: 's3' }, -1)).toEqual([false]);
});

it('[Q-S13] of a session that the provider has ended nothing is good any more, of a subject what was issued', async () => {
  await endByProvider(database.db, { ...one, issuedAt: now - 60 }, NOW);
  expect(await ended(one, -60, 0, 365 * DAY)).toEqual([true, true, true]);
  await endByProvider(database.db, { ...rui, subject: 'ana', issuedAt: now - 60 }, NOW);
  expect(await ended({ ...rui, subject: 'ana' }, -60, -59)).toEqual([true, false]);
  await endByProvider(database.db, { ...rui, subject: 'eva' }, NOW);
  expect(await ended({ ...rui, subject: 'eva' }, 0)).toEqual([false]);
});

it('[Q-S13] the issuer may be the one that accounts name', async () => {
  await endByProvider(database.db, { ...rui, issuer: 'urn:stored', issuedAt: now }, NOW);
  const there = (storedIssuer?: string) => isEnded({ ...one, issuedAt: now }, storedIssuer);
  expect([await there('urn:stored'), await there()]).toEqual([true, false]);
});

it('[Q-S13] an end is never taken back by an earlier one, and is forgotten after 90 days', async () => {
  await endByProvider(database.db, { ...rui, issuedAt: now }, NOW);
  await endByProvider(database.db, { ...rui, issuedAt: now - 60 }, new Date(NOW.getTime() + 1_000));
  expect(await ended(rui, 0)).toEqual([true]);
  const [first] = await kept();
  expect(first?.forget_on.getTime()).toBe(NOW.getTime() + 1_000 + 90 * DAY * 1_000);
  const other = { ...rui, subject: 'ana', issuedAt: now };
  await endByProvider(database.db, other, first?.forget_on ?? NOW);
  expect(await kept()).toHaveLength(2);
  await endByProvider(database.db, other, new Date((first?.forget_on.getTime() ?? 0) + 1));
  expect(await kept()).toHaveLength(1);
});

it('[B80] who is unbound, by id or with an issuer, has ended what was issued until then', async () => {
  const { issuer } = rui;
  const bind = (id: number) =>
    database.db
      .updateTable('app_user')
      .set({ issuer, subject: `${id}` })
      .where('id', '=', id)
      .execute();
  const unbind = (of: Parameters<typeof unbindAccounts>[1]) =>
    inTransaction(database.db, (trx) => unbindAccounts(trx, of, NOW));
  await Promise.all([4, 5, 7].map(bind));
  expect(await unbind({ issuer, exceptId: 4 })).toBe(2);
  expect(await ended({ issuer, subject: '5' }, 0, 1)).toEqual([true, false]);
  expect(await ended({ issuer, subject: '4' }, 0)).toEqual([false]);
  expect([await unbind({ id: 5 }), await unbind({ id: 4 })]).toEqual([0, 1]);
  expect(await ended({ issuer, subject: '4' }, 0)).toEqual([true]);
});
