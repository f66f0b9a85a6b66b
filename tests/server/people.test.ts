import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../server/db/open.ts';
import type { Db } from '../../server/db/schema.ts';
import { inTransaction } from '../../server/db/transaction.ts';
import {
  activateAccount,
  deactivateAccount,
  roleOf,
  unbindAccounts as unbindIn,
} from '../../server/identity/account-access.ts';
import { recogniseUser } from '../../server/identity/recognise-user.ts';
import { openTestDatabase } from '../support/database.ts';

let database: Database;
const unbindAccounts = (db: Db, of: Parameters<typeof unbindIn>[1]) => inTransaction(db, (trx) => unbindIn(trx, of));

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const ines = { fullName: 'Inês Moreira', email: 'Ines@Example.org', role: 0 };
const signIn = async () => {
  const identity = { issuer: 'https://id.example', subject: 'ines', email: 'ines@example.org', emailVerified: true };
  const answer = await recogniseUser(database.db, { ...identity, expiresAt: 0 });
  return answer.ok ? answer.user : answer.reason;
};

it('[S116] an operator lets a person in, changes the role and shuts the account again', async () => {
  expect(await signIn()).toBe('no active user with this e-mail is free to bind');
  expect(await activateAccount(database.db, ines)).toEqual({ isNew: true });
  expect(await signIn()).toMatchObject({ fullName: 'Inês Moreira', role: 0 });
  expect(await activateAccount(database.db, { ...ines, email: 'ines@example.org', role: 3 })).toEqual({ isNew: false });
  expect(await signIn()).toMatchObject({ role: 3 });
  expect(await deactivateAccount(database.db, 'INES@example.org')).toBe(true);
  expect(typeof (await signIn())).toBe('string');
  expect(await deactivateAccount(database.db, 'nobody@example.org')).toBe(false);
});

it('who was made anew at the provider, or moved with it, is let in again once unbound', async () => {
  await activateAccount(database.db, ines);
  const as = async (issuer: string, subject: string) => {
    const identity = { issuer, subject, email: 'ines@example.org', emailVerified: true, expiresAt: 0 };
    return (await recogniseUser(database.db, identity)).ok;
  };
  expect(await as('https://id.example', 'made anew')).toBe(false);
  expect(await unbindAccounts(database.db, { email: 'INES@example.org' })).toBe(1);
  expect(await as('https://id.example', 'made anew')).toBe(true);
  expect(await as('https://id.example', 'ines')).toBe(false);
  // the provider moved
  expect(await as('https://login.example', 'made anew')).toBe(false);
  expect(await unbindAccounts(database.db, { issuer: 'https://nobody.example' })).toBe(0);
  expect(await unbindAccounts(database.db, { issuer: 'https://id.example' })).toBe(1);
  expect(await as('https://login.example', 'made anew')).toBe(true);
  const told = await database.db
    .selectFrom('event')
    .select('changes')
    .where('record_name', '=', ines.fullName)
    .execute();
  expect(told.filter(({ changes }) => 'Identity' in (changes ?? {})).length).toBeGreaterThan(3);
});

it('an e-mail that looks like that of another account is typed by hand', async () => {
  await activateAccount(database.db, ines);
  const look = { ...ines, email: 'ｉnes@example.org' };
  await expect(activateAccount(database.db, look)).rejects.toThrow('looks like Ines@Example.org');
});

it('reads the roles by name in any spelling', () => {
  expect(['Admin', 'researcher', 'External-Researcher', 'SPECTATOR'].map(roleOf)).toEqual([0, 1, 2, 3]);
  expect(roleOf('owner')).toBeUndefined();
});
