import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { UserStatus } from '#generated/enums.ts';
import type { Database } from '../../server/db/open.ts';
import type { Db } from '../../server/db/schema.ts';
import { inTransaction } from '../../server/db/transaction.ts';
import {
  addAccount,
  changeAccount,
  deactivateAccount,
  openAccount,
  type Person,
  unbindAccounts as unbindIn,
} from '../../server/identity/account-access.ts';
import { commandOf } from '../../server/identity/people-commands.ts';
import { recogniseUser } from '../../server/identity/recognise-user.ts';
import { openTestDatabase } from '../support/database.ts';

let database: Database;
const unbindAccounts = (db: Db, of: Parameters<typeof unbindIn>[1]) => inTransaction(db, (trx) => unbindIn(trx, of));

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const ines = { fullName: 'Inês Moreira', email: 'Ines@Example.org', role: 0 };
/** An active account, whatever the tests before have left of it. */
async function letIn(person: Person): Promise<void> {
  if (await changeAccount(database.db, person.email, person)) await openAccount(database.db, person.email);
  else await addAccount(database.db, person);
}
const signIn = async () => {
  const identity = { issuer: 'https://id.example', subject: 'ines', email: 'ines@example.org', emailVerified: true };
  const answer = await recogniseUser(database.db, { ...identity, expiresAt: 0 });
  return answer.ok ? answer.user : answer.reason;
};

it('[S116] an operator lets a person in, changes the role and shuts the account again', async () => {
  expect(await signIn()).toBe('no active user with this e-mail is free to bind');
  await addAccount(database.db, ines);
  expect(await signIn()).toMatchObject({ fullName: 'Inês Moreira', role: 0 });
  expect(await changeAccount(database.db, 'ines@example.org', { role: 3 })).toBe(true);
  expect(await signIn()).toMatchObject({ role: 3 });
  expect(await deactivateAccount(database.db, 'INES@example.org')).toBe(true);
  expect(typeof (await signIn())).toBe('string');
  expect(await deactivateAccount(database.db, 'nobody@example.org')).toBe(false);
  expect(await openAccount(database.db, 'ines@EXAMPLE.org')).toBe(true);
  expect(await signIn()).toMatchObject({ role: 3 });
  expect(await openAccount(database.db, 'nobody@example.org')).toBe(false);
});

it('who was made anew at the provider, or moved with it, is let in again once unbound', async () => {
  await letIn(ines);
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

it('[B80] what is changed of an account is that alone, and makes it another version', async () => {
  await letIn({ fullName: 'Afia Osei', email: 'afia@example.org', role: 0 });
  const row = () =>
    database.db
      .selectFrom('app_user')
      .select(['full_name', 'email', 'role', 'version', 'changed_by'])
      .where(sql`lower(email)`, '=', 'afia@example.org')
      .executeTakeFirstOrThrow();
  await database.db.updateTable('app_user').set({ changed_by: 1 }).where('email', '=', 'afia@example.org').execute();
  const { version, ...before } = await row();
  expect(await changeAccount(database.db, 'afia@example.org', { role: 2 })).toBe(true);
  expect(await row()).toEqual({ ...before, role: 2, version: version + 1, changed_by: null });
  expect(await changeAccount(database.db, 'afia@example.org', { email: 'Afia@Example.org' })).toBe(true);
  expect(await changeAccount(database.db, 'afia@example.org', { fullName: 'Afia Osei Darko' })).toBe(true);
  const after = { full_name: 'Afia Osei Darko', email: 'Afia@Example.org', role: 2, version: version + 3 };
  expect(await row()).toEqual({ ...after, changed_by: null });
  expect(await openAccount(database.db, 'afia@example.org')).toBe(true);
  expect(await row()).toEqual({ ...after, version: version + 4, changed_by: null });
});

it('an e-mail that looks like that of another account is typed by hand', async () => {
  await letIn(ines);
  const look = { ...ines, email: 'ｉnes@example.org' };
  await expect(addAccount(database.db, look)).rejects.toThrow('looks like Ines@Example.org');
});

const people = async (command: string, values: Parameters<typeof commandOf>[1] = {}) =>
  commandOf(command, values)(database.db);

it('[B82] the command adds a file of people, all or none, and leaves who is there as they are', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'people-')), 'people.csv');
  writeFileSync(
    file,
    '\uFEFFRole;E-mail;Name\r\nresearcher;yaw@example.org;Yaw Darko\r\nBoss;ama@example.org;Ama Serwaa\r\n',
  );
  expect(() => commandOf('add', { file })).toThrow(
    `${file}:3: The role is one of Admin, Researcher, External Researcher, Spectator.`,
  );
  writeFileSync(file, 'Name,E-mail\nYaw,yaw@example.org');
  expect(() => commandOf('add', { file })).toThrow('the first line lacks Role.');
  writeFileSync(file, 'Name,E-mail,Role\n"Yaw,yaw@example.org,Admin\nAma,ama@example.org,Admin\n');
  expect(() => commandOf('add', { file })).toThrow(`${file}:2: A quotation mark (") is not closed here`);
  writeFileSync(file, `Name,E-mail,Role\nYaw Darko,yaw@example.org,Researcher\nAnother,${ines.email},Spectator\n`);
  await letIn(ines);
  expect(await people('add', { file })).toBe('1 account added; 1 account there already.');
  expect(await people('add', { file })).toBe('0 accounts added; 2 accounts there already.');
  expect(await people('list')).toMatch(/Inês Moreira · Ines@Example\.org · Admin/);
  writeFileSync(file, 'Name,E-mail,Role\nAma Serwaa,ama@example.org,Admin\nInês,ｉnes@example.org,Admin\n');
  await expect(people('add', { file })).rejects.toThrow(
    `${file}:3: ｉnes@example.org looks like Ines@Example.org, which is another account.`,
  );
  expect(await people('list')).not.toContain('Ama Serwaa');
  expect(() => commandOf('add', { name: ' \u200b\u2060\u200b ', email: 'ama@example.org', role: 'Admin' })).toThrow(
    '--name',
  );
});

it('[B82] the command adds nobody twice, says what changes the account, and opens one that was shut', async () => {
  await letIn(ines);
  await letIn({ fullName: 'Abena Owusu', email: 'abena@example.org', role: 1 });
  const found = () =>
    database.db
      .selectFrom('app_user')
      .select(['full_name', 'role', 'status', 'version'])
      .where('email', '=', 'abena@example.org')
      .executeTakeFirst();
  const add = { name: 'Somebody Else', email: 'ABENA@example.org', role: 'Admin' };
  const before = await found();
  await expect(people('add', add)).rejects.toThrow(
    'Abena Owusu has an account with the e-mail abena@example.org, as Researcher: npm run people -- change --email abena@example.org',
  );
  expect(await found()).toEqual(before);
  expect(await people('shut', { email: 'abena@example.org' })).toBe('abena@example.org is shut.');
  const shut = await found();
  await expect(people('add', add)).rejects.toThrow('which is shut: npm run people -- open --email abena@example.org');
  expect(await found()).toEqual(shut);
  expect(await people('open', { email: 'Abena@example.org' })).toBe(
    'Abena@example.org is open: the account has the name and role that it had.',
  );
  expect(await found()).toMatchObject({ full_name: 'Abena Owusu', role: 1, status: UserStatus.Active });
});

it.each<[string, Parameters<typeof commandOf>[1]]>([
  ['change', { role: 'Admin' }],
  ['shut', {}],
  ['open', {}],
  ['invite', {}],
  ['unbind', {}],
])('[B82] %s of an e-mail that nobody has ends with an error', async (command, values) => {
  const email = 'nobody@example.org';
  await expect(people(command, { ...values, email })).rejects.toThrow(`Nobody has the e-mail ${email}.`);
});

it('[B82] unbind of an issuer that nobody is bound to ends with an error, of an account that is bound to none does not', async () => {
  const issuer = 'https://nobody.example';
  await expect(people('unbind', { issuer })).rejects.toThrow(`No account is bound to ${issuer}.`);
  await letIn({ fullName: 'Kofi Mensah', email: 'kofi@example.org', role: 1 });
  expect(await people('unbind', { email: 'kofi@example.org' })).toBe('kofi@example.org is bound to no identity.');
});

it('[B82] list tells of each account whether it is bound, when its user came and whether it is shut', async () => {
  const issuer = 'https://list.example';
  await letIn({ fullName: 'Zz One', email: 'one@example.org', role: 1 });
  await letIn({ fullName: 'Zz Two', email: 'two@example.org', role: 3 });
  await people('shut', { email: ' two@example.org ' });
  const last_seen_on = '2026-11-20T10:00:00Z';
  const bind = async (email: string) =>
    database.db
      .updateTable('app_user')
      .set({ issuer, subject: email, last_seen_on })
      .where('email', '=', email)
      .execute();
  await bind('one@example.org');
  expect((await people('list')).split('\n').filter((line) => line.startsWith('Zz'))).toEqual([
    `Zz One · one@example.org · Researcher · bound to ${issuer} · last came 2026-11-20`,
    'Zz Two · two@example.org · Spectator · not bound yet · never came · shut',
  ]);
  expect(await people('unbind', { email: 'one@example.org' })).toBe(
    'one@example.org is bound anew by the next sign-in with that verified e-mail.',
  );
  await bind('one@example.org');
  await bind('two@example.org');
  expect(await people('unbind', { issuer })).toBe(
    `2 accounts of ${issuer} may be bound anew by their verified e-mail.`,
  );
});

it('[B82] list says where nobody has an account', async () => {
  await inTransaction(database.db, async (trx) => {
    await sql`create temporary table app_user on commit drop as table app_user with no data`.execute(trx);
    expect(await commandOf('list')(trx)).toBe('Nobody yet.');
  });
});

it('[B82] an invitation names the place and the title of the settings', async () => {
  await letIn({ fullName: 'Efua Addo', email: 'efua@example.org', role: 1 });
  vi.stubEnv('PUBLIC_URL', 'https://index.example.org');
  vi.stubEnv('INDEX_TITLE', 'Rail Index');
  const text = await people('invite', { email: 'EFUA@example.org' });
  expect(text).toContain('you have an account at Rail Index, as Researcher.');
  expect(text).toContain('https://index.example.org');
  vi.stubEnv('PUBLIC_URL', 'nowhere');
  await expect(people('invite', { email: 'efua@example.org' })).rejects.toThrow('PUBLIC_URL');
});

it('[B82] what stands around a name and an e-mail is left out', async () => {
  const adwoa = { name: ' Adwoa Sarpong ', email: ' adwoa@example.org ', role: 'admin' };
  expect(await people('add', adwoa)).toBe('Adwoa Sarpong (adwoa@example.org) may sign in as Admin.');
  const change = { email: adwoa.email, role: 'researcher' };
  expect(await people('change', change)).toBe('adwoa@example.org is changed.');
  expect(await people('list')).toContain('Adwoa Sarpong · adwoa@example.org · Researcher');
});

it('[B82] the command changes an account, keeps one Admin, and prints an invitation', async () => {
  await letIn(ines);
  await letIn({ fullName: 'Yaw Darko', email: 'yaw@example.org', role: 1 });
  const change = { email: 'YAW@example.org', to: 'yaw.darko@example.org', name: 'Yaw K. Darko', role: 'spectator' };
  expect(await people('change', change)).toBe('YAW@example.org is changed.');
  expect(await people('invite', { email: 'yaw.darko@example.org' })).toContain(
    'Dear Yaw K. Darko,\nyou have an account at Road Safety Index, as Spectator.',
  );
  await expect(people('change', { email: 'yaw.darko@example.org', to: ines.email })).rejects.toThrow('another account');
  await database.db.updateTable('app_user').set({ status: 0 }).where('email', '<>', ines.email).execute();
  for (const values of [{ email: ines.email }, { email: ines.email, role: 'Researcher' }])
    await expect(people('role' in values ? 'change' : 'shut', values)).rejects.toThrow(
      'Inês Moreira is the last active Admin: make somebody else Admin first.',
    );
  for (const values of [{ role: 'Admin' }, { name: 'Inês M.' }])
    expect(await people('change', { email: ines.email, ...values })).toContain('is changed.');
  await letIn({ fullName: 'Esi Ansah', email: 'esi@example.org', role: 0 });
  for (const email of ['esi@example.org', ines.email]) {
    expect(await people('shut', { email, role: undefined })).toBe(`${email} is shut.`);
    await people('open', { email });
  }
  for (const command of ['grow', 'toString', undefined])
    expect(() => commandOf(command)).toThrow('npm run people -- add');
});

it.each<[string, Parameters<typeof commandOf>[1], string]>([
  ['add', { email: ines.email, role: 'Admin' }, '--name is needed: a name of 3 to 120 characters.'],
  ['add', { name: 'In', email: ines.email, role: 'Admin' }, "--name is a name of 3 to 120 characters, not 'In'."],
  ['add', { name: 'Inês', email: 'ines', role: 'Admin' }, 'an e-mail address such as amara@example.org, not'],
  ['add', { name: 'Inês', email: ines.email, role: 'Boss' }, '--role is one of Admin, Researcher, External'],
  ['change', { email: ines.email }, '--to, --name or --role is needed.'],
  ['change', { email: ines.email, to: 'ines' }, "--to is an e-mail address such as amara@example.org, not 'ines'."],
  ['add', { name: 'Inês', email: 'ines@localhost', role: 'Admin' }, "amara@example.org, not 'ines@localhost'."],
  ['add', { name: 'Inês', email: 'a@b@example.org', role: 'Admin' }, "amara@example.org, not 'a@b@example.org'."],
  [
    'change',
    { email: ines.email, to: 'ines@example' },
    "--to is an e-mail address such as amara@example.org, not 'ines@",
  ],
  ['shut', {}, '--email is needed: an e-mail address'],
  ['shut', { email: ines.email, role: 'Admin' }, 'shut does not take --role.'],
  ['list', { email: ines.email, to: 'x' }, 'list does not take --email, --to.'],
  ['add', { file: 'people.csv', name: 'Foo' }, 'add does not take --file, --name together.'],
  ['unbind', { email: ines.email, issuer: 'https://id.example' }, 'unbind does not take --email, --issuer together.'],
])('[B82] %s of %j says what is wrong, then how it is written', (command, values, words) => {
  for (const part of [words, 'npm run people -- add'])
    expect(() => commandOf(command, values)).toThrow(
      expect.objectContaining({ message: expect.stringContaining(part) }),
    );
});

it('[B82] a word beside the options is refused, for it would be done to nobody', () => {
  const zoe = { name: 'Zoe Adjei', email: 'zoe@example.org', role: 'Admin' };
  expect(() => commandOf('add', zoe, ['zoe'])).toThrow("'zoe' belongs to no option of add.\n\nnpm run people -- add");
});

it('[B82] an account whose e-mail would not be taken today is found', async () => {
  await letIn({ fullName: 'Esi Boateng', email: 'esi@localhost', role: 1 });
  expect(await people('shut', { email: 'esi@localhost' })).toBe('esi@localhost is shut.');
});
