import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role, UserStatus } from '#generated/enums.ts';
import type { components } from '#generated/schema.ts';
import { readProviderRoles, roleOfGroups } from '../../server/identity/provider-roles.ts';
import { recogniseUser } from '../../server/identity/recognise-user.ts';
import { openTestApp, type TestApp } from './support/app.ts';

type User = components['schemas']['User'];

const ADMIN = 1;
const leila = { FullName: '  Leila Haddad ', EmailAddress: 'Leila.Haddad@demo.test', Role: Role.Researcher };

let test: TestApp;
beforeAll(async () => {
  // tokens are issued now, and what ends them has to be later
  test = await openTestApp({ now: () => new Date() });
});
afterAll(() => test.close());

const list = async (): Promise<User[]> => (await test.call('listUsers', { as: ADMIN })).json();
const userOf = async (id: number) => (await list()).find(({ Id }) => Id === id);
const create = (body: object) => test.call('createUser', { as: ADMIN, body });
const update = (userId: number, body: object) => test.call('updateUser', { as: ADMIN, params: { userId }, body });
const bodyOf = ({ FullName, EmailAddress, Role, Status, Version }: User) => ({
  ...{ FullName, EmailAddress, Role, Status, Version },
});
const changed = async (id: number, change: object) => {
  const user = await userOf(id);
  return user ? update(id, { ...bodyOf(user), ...change }) : Promise.reject(new Error('nobody'));
};
const signIn = async (subject: string, email: string, groups?: string[]) => {
  const roles = readProviderRoles('Admin=chiefs; Researcher=staff, field; Spectator=guests');
  const identity = { issuer: 'https://id.example', subject, email, emailVerified: true, expiresAt: 0 };
  const options = groups && { roleOf: (held: readonly string[]) => roleOfGroups(roles, held) };
  const answer = await recogniseUser(test.db, { ...identity, ...(groups && { groups }) }, options);
  return answer.ok ? answer.user : answer.reason;
};

describe('an account', () => {
  it('[B80] is added, bound by the first sign-in, and tells when its user came', async () => {
    const answer = await create(leila);
    expect(answer.statusCode).toBe(201);
    const { Id } = answer.json() as User;
    const added = { FullName: 'Leila Haddad', Status: UserStatus.Active, Issuer: null, LastSeenOn: null, Version: 1 };
    expect(await userOf(Id)).toMatchObject(added);
    expect(await signIn('leila', 'leila.haddad@demo.test')).toMatchObject({ id: Id });
    const { Issuer, LastSeenOn, Version } = (await userOf(Id)) ?? {};
    expect([Issuer, Version]).toEqual(['https://id.example', 1]);
    expect(Math.abs(Date.now() - Date.parse(LastSeenOn ?? ''))).toBeLessThan(120_000);
  });

  it('[B80] has the only e-mail of its kind, and a name that is seen', async () => {
    const taken = await create({ ...leila, EmailAddress: 'EXTERNAL@demo.test' });
    expect([taken.statusCode, taken.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'duplicate-name', detail: 'Tomás Silva has this e-mail already.' }),
    ]);
    const blank = await create({ ...leila, FullName: '  ​ ', EmailAddress: 'blank@demo.test' });
    expect([blank.statusCode, blank.json().errors[0].pointer]).toEqual([422, '/FullName']);
    expect((await create({ ...leila, EmailAddress: 'no address' })).statusCode).toBe(422);
  });

  it('[B80] is changed by who saw its last version, and shut with its next request', async () => {
    const before = await userOf(4);
    expect(before?.Version).toBe(1);
    expect((await changed(4, { FullName: 'Tomás da Silva' })).json()).toMatchObject({ Version: 2 });
    const late = await changed(4, { FullName: 'Late', Version: 1 });
    expect(late.json()).toMatchObject({ code: 'stale', ChangedByName: 'Amara Okafor' });
    expect((await changed(4, { Status: UserStatus.Inactive })).statusCode).toBe(200);
    expect((await test.call('readCurrentUser', { as: 4 })).statusCode).toBe(401);
    expect((await changed(4, { Status: UserStatus.Active, EmailAddress: 'REVIEWER@demo.test' })).statusCode).toBe(409);
    expect((await changed(4, { Status: UserStatus.Active })).statusCode).toBe(200);
    expect((await update(999_999, { ...leila, Status: 1 })).statusCode).toBe(404);
  });

  it('[B80] of the last active Admin is neither shut nor demoted, two at once included', async () => {
    const refused = 'Amara Okafor is the last active Admin: make somebody else Admin first.';
    for (const change of [{ Role: Role.Spectator }, { Status: UserStatus.Inactive }])
      expect((await changed(ADMIN, change)).json()).toMatchObject({ code: 'conflict', detail: refused });
    expect((await changed(7, { Role: Role.Admin })).statusCode).toBe(200);
    // Both read before either is written: the list is for an Admin alone.
    const found = (await list()).filter(({ Id }) => Id === ADMIN || Id === 7);
    expect(found).toHaveLength(2);
    const both = await Promise.all(found.map((user) => update(user.Id, { ...bodyOf(user), Role: Role.Researcher })));
    expect(both.map(({ statusCode }) => statusCode).sort()).not.toEqual([200, 200]);
    const admins = (await test.db.selectFrom('app_user').select('id').where('role', '=', Role.Admin).execute()).length;
    expect(admins).toBe(1);
    await test.db.updateTable('app_user').set({ role: Role.Admin }).where('id', '=', ADMIN).execute();
    await test.db.updateTable('app_user').set({ role: Role.Researcher }).where('id', '=', 7).execute();
  });

  it('[B80] freed, ends the sessions of the former identity and is bound by the next sign-in', async () => {
    const token = await test.tokenOf(8);
    const ask = () => test.call('readCurrentUser', { headers: { authorization: `Bearer ${token}` } });
    expect((await ask()).statusCode).toBe(200);
    expect((await test.call('rebindUser', { as: ADMIN, params: { userId: 8 } })).json()).toMatchObject({
      Issuer: null,
    });
    expect((await ask()).statusCode).toBe(401);
    expect(await signIn('anew', 'm.santos@demo.test')).toMatchObject({ id: 8 });
  });

  it('[B80] all of an issuer are freed, but for who asks', async () => {
    const Issuer = (await userOf(ADMIN))?.Issuer ?? '';
    const bound = (await list()).filter((user) => user.Issuer === Issuer).length;
    const answer = await test.call('rebindUsers', { as: ADMIN, body: { Issuer } });
    expect(answer.json()).toEqual({ UnboundCount: bound - 1 });
    expect((await list()).filter((user) => user.Issuer === Issuer).map(({ Id }) => Id)).toEqual([ADMIN]);
  });
});

describe('several accounts', () => {
  const send = (...Users: object[]) => test.call('importUsers', { as: ADMIN, body: { Users } });

  it('[B80] are added at once; who has one is told and left as it is', async () => {
    const people = [
      { FullName: 'Samuel Boateng', EmailAddress: 'samuel@demo.test', Role: Role.Researcher },
      { FullName: 'Another name', EmailAddress: 'Researcher@demo.test', Role: Role.Spectator },
    ];
    expect((await send(...people)).json()).toEqual({ AddedCount: 1, Existing: ['Researcher@demo.test'] });
    expect(await userOf(2)).toMatchObject({ FullName: 'Rui Tanaka', Role: Role.Researcher });
    expect((await send(...people)).json()).toMatchObject({ AddedCount: 0 });
  });

  it('[B80] are all refused where one is wrong, in its place', async () => {
    const before = (await list()).length;
    const one = { FullName: 'Ama Serwaa', EmailAddress: 'ama@demo.test', Role: Role.Researcher };
    const twice = await send(one, { ...one, EmailAddress: 'AMA@demo.test' });
    expect([twice.statusCode, twice.json().errors]).toEqual([
      422,
      [{ pointer: '/Users/1/EmailAddress', detail: 'is there twice' }],
    ]);
    const alike = await send(one, { ...one, EmailAddress: 'researcher@dem­o.test' });
    expect(alike.statusCode).toBe(422);
    expect((await list()).length).toBe(before);
  });
});

describe('[B81] a role that the provider says', () => {
  it('is taken over with each sign-in, the first of several; without one nobody gets in', async () => {
    expect(await signIn('ana', 'ana.lima@demo.test', ['others', 'guests', 'field'])).toMatchObject({
      id: 9,
      role: Role.Researcher,
    });
    expect(await signIn('ana', 'ana.lima@demo.test', ['guests'])).toMatchObject({ role: Role.Spectator });
    expect(await userOf(9)).toMatchObject({ Role: Role.Spectator });
    expect(await signIn('ana', 'ana.lima@demo.test', ['others'])).toBe('the provider says no role of the product');
    expect(await signIn('ana', 'ana.lima@demo.test', ['chiefs'])).toMatchObject({
      permissions: expect.arrayContaining(['user-management']),
    });
  });

  it('is not changed here', async () => {
    const issuing = await openTestApp({ recognition: { roleOf: () => Role.Admin } });
    const { FullName, EmailAddress, Status } = (await userOf(13)) as User;
    const body = { FullName, EmailAddress, Status, Role: Role.Spectator };
    const answer = await issuing.call('updateUser', { as: ADMIN, params: { userId: 13 }, body });
    expect(answer.json()).toMatchObject({
      code: 'conflict',
      detail: 'The identity provider says the role: change it there.',
    });
    const [first] = (await issuing.call('listUsers', { as: ADMIN })).json() as User[];
    expect(first?.IsRoleFromProvider).toBe(true);
    await issuing.close();
  });

  it.each([
    ['Chief=chiefs', /Role=group/],
    ['Admin=', /Role=group/],
    ['Admin=a; Researcher=a', /names a twice/],
  ])('is configured in one way: %s', (text, why) => expect(() => readProviderRoles(text)).toThrow(why));
});
