import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../server/db/open.ts';
import { inTransaction } from '../../server/db/transaction.ts';
import { addAccounts, lockAccounts } from '../../server/identity/account-access.ts';
import { endByLogOut } from '../../server/identity/ended-sessions.ts';
import { startIdentityProvider } from '../../server/identity/provider.ts';
import { recogniseUser } from '../../server/identity/recognise-user.ts';
import { createTokenVerifier, type TokenIdentity } from '../../server/token.ts';
import { openTestDatabase } from '../support/database.ts';
import { signIn } from '../support/sign-in.ts';

const issuer = 'https://id.example';
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.updateTable('app_user').set({ issuer: null, subject: null }).execute();
});

const rui: TokenIdentity = {
  issuer,
  subject: 'r-1',
  email: 'Researcher@Demo.test',
  emailVerified: true,
  expiresAt: 0,
};
const who = async (identity: TokenIdentity, options?: Parameters<typeof recogniseUser>[2]) => {
  const answer = await recogniseUser(database.db, identity, options);
  return answer.ok ? answer.user.id : answer.reason;
};

describe('[Q-S17] a user is (issuer, subject)', () => {
  it('bound at the first sign-in by a verified e-mail, in whatever case it is written', async () => {
    expect(await recogniseUser(database.db, rui)).toEqual({
      ok: true,
      user: {
        ...{ id: 2, fullName: 'Rui Tanaka', email: 'researcher@demo.test', role: 1 },
        permissions: expect.arrayContaining(['dataentry-indicators', 'report-compare']),
      },
    });
    expect(await who({ ...rui, email: 'moved@demo.test', emailVerified: false })).toBe(2);
  });

  it('[Q-S13] and nobody any more in a session that has ended', async () => {
    const session = { ...rui, sessionId: 'ended', issuedAt: 1 };
    expect(await who(session)).toBe(2);
    await endByLogOut(database.db, session, new Date());
    expect(await recogniseUser(database.db, session)).toEqual({ ok: false, reason: 'logged out', hasEnded: true });
    expect(await who({ ...session, sessionId: 'another' })).toBe(2);
  });

  it('so that the same e-mail with another subject, or from another issuer, is nobody', async () => {
    await who(rui);
    const nobody = 'no active user with this e-mail is free to bind';
    expect(await who({ ...rui, subject: 'r-2' })).toBe(nobody);
    expect(await who({ ...rui, issuer: 'https://other.example' })).toBe(nobody);
    expect(await who({ ...rui, email: 'admin@demo.test' })).toBe(2);
  });

  it('so that an e-mail that only looks like theirs is nobody', async () => {
    await database.db.updateTable('app_user').set({ email: 'mike@demo.test' }).where('id', '=', 2).execute();
    const nobody = 'no active user with this e-mail is free to bind';
    // lower case of U+212A, the Kelvin sign, is k
    for (const email of ['mi\u212ae@demo.test', 'mike\u200b@demo.test', 'ｍike@demo.test', 'm\u0130ke@demo.test'])
      expect(await who({ ...rui, email }), email).toBe(nobody);
    expect(await who({ ...rui, email: 'MIKE@demo.test' })).toBe(2);
    await database.db.updateTable('app_user').set({ email: 'researcher@demo.test' }).where('id', '=', 2).execute();
  });

  it('never bound by an e-mail that is not verified, or of which nothing is said unless the deployment vouches', async () => {
    const { emailVerified: _, ...silent } = rui;
    expect(await who({ ...rui, emailVerified: false }, { trustEmail: true })).toBe('e-mail not verified');
    expect(await who(silent)).toBe('e-mail not verified');
    expect(await who(silent, { trustEmail: true })).toBe(2);
  });

  it('bound once by several calls at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => who(rui)));
    expect(new Set(answers)).toEqual(new Set([2]));
  });

  it('known where another call has bound them while the provider was asked', async () => {
    const { email: _, emailVerified: __, ...bare } = rui;
    const readProfile = async () => {
      expect(await who(rui)).toBe(2);
      return { sub: 'r-1', email: 'researcher@demo.test', email_verified: true };
    };
    expect(await who(bare, { readProfile })).toBe(2);
  });

  it.each([
    ['who are bound meanwhile', true],
    ['who are not bound yet', false],
  ])('[Q-S13] nobody where they log out while the provider is asked about people %s', async (_who, isBound) => {
    const { email: _, emailVerified: __, ...bare } = rui;
    const session = { ...bare, sessionId: `ended while asked, ${isBound}`, issuedAt: 1 };
    const readProfile = async () => {
      if (isBound) expect(await who(rui)).toBe(2);
      await endByLogOut(database.db, session, new Date());
      return { sub: 'r-1', email: 'researcher@demo.test', email_verified: true };
    };
    const answer = await recogniseUser(database.db, session, { readProfile });
    expect(answer).toEqual({ ok: false, reason: 'logged out', hasEnded: true });
    const { subject } = await database.db
      .selectFrom('app_user')
      .select('subject')
      .where('id', '=', 2)
      .executeTakeFirstOrThrow();
    expect(subject).toBe(isBound ? 'r-1' : null);
  });

  it('read from the provider where the token has no e-mail, but only if it speaks of the same subject', async () => {
    const { email: _, emailVerified: __, ...bare } = rui;
    const profile = { sub: 'r-1', email: 'researcher@demo.test', email_verified: true };
    expect(await who(bare)).toBe('no e-mail to bind by');
    expect(await who(bare, { readProfile: async () => ({ ...profile, sub: 'other' }) })).toBe('no e-mail to bind by');
    const { sub: _sub, ...unnamed } = profile;
    expect(await who(bare, { readProfile: async () => unnamed })).toBe('no e-mail to bind by');
    expect(await who(bare, { readProfile: async () => ({ ...profile, email: 7 }) })).toBe('no e-mail to bind by');
    const vague = { readProfile: async () => ({ ...profile, email_verified: 'true' }) };
    expect(await who(bare, vague)).toBe('e-mail not verified');
    const denied = { readProfile: async () => ({ ...profile, email_verified: false }), trustEmail: true };
    expect(await who(bare, denied)).toBe('e-mail not verified');
    expect(await who(bare, { readProfile: async () => profile })).toBe(2);
  });

  it('the same one when the development provider moves to another port', async () => {
    const storedIssuer = 'urn:development';
    expect(await who({ ...rui, issuer: 'http://localhost:4001' }, { storedIssuer })).toBe(2);
    expect(await who({ ...rui, issuer: 'http://localhost:5001', email: undefined as never }, { storedIssuer })).toBe(2);
  });
});

describe('what is written down of a user', () => {
  const row = () =>
    database.db
      .selectFrom('app_user')
      .select([
        'role',
        'version',
        'last_seen_on',
        sql<boolean>`last_seen_on > now() - interval '1 minute'`.as('is_now'),
      ])
      .where('id', '=', 2)
      .executeTakeFirstOrThrow();
  const seen = (ago: string | null) =>
    database.db
      .updateTable('app_user')
      .set({ last_seen_on: ago && sql<Date>`now() - ${ago}::interval` })
      .where('id', '=', 2)
      .execute();

  it('is that they came, once an hour', async () => {
    await seen('1 year');
    await who(rui);
    expect(await row()).toMatchObject({ is_now: true, version: 1 });
    for (const [ago, isNow] of [
      ['50 minutes', false],
      ['70 minutes', true],
      [null, true],
    ] as const) {
      await seen(ago);
      expect(await who(rui)).toBe(2);
      expect((await row()).is_now, `${ago}`).toBe(isNow);
    }
  });

  it('[B81] is the role that the provider says; without one they do not get in', async () => {
    const roleOf = (groups: readonly string[]) => ({ staff: 1, guests: 3 })[groups[0] ?? ''];
    const as = (...groups: string[]) => recogniseUser(database.db, { ...rui, groups }, { roleOf });
    const refused = { ok: false, reason: 'the provider says no role of the product' };
    expect([await as('others'), await as()]).toEqual([refused, refused]);
    expect(await recogniseUser(database.db, rui, { roleOf })).toEqual(refused);
    expect(await as('guests')).toMatchObject({ user: { id: 2, role: 3 } });
    const before = await row();
    expect([before.role, before.version]).toEqual([3, 2]);
    expect(await as('staff')).toMatchObject({
      user: { role: 1, permissions: expect.arrayContaining(['report-compare']) },
    });
    await as('staff');
    expect(await row()).toMatchObject({ role: 1, version: 3 });
  });
});

describe('[Q-S15] an inactive user', () => {
  it('is not bound, and one who became so is refused at the next call', async () => {
    const inactive = { ...rui, subject: 'n-1', email: 'inactive@demo.test' };
    expect(await who(inactive)).toBe('no active user with this e-mail is free to bind');

    expect(await who(rui)).toBe(2);
    await database.db.updateTable('app_user').set({ status: 0 }).where('id', '=', 2).execute();
    expect(await who(rui)).toBe('inactive user');
    await database.db.updateTable('app_user').set({ status: 1 }).where('id', '=', 2).execute();
    expect(await who(rui)).toBe(2);
  });
});

it('[B80] several accounts are added at once, in their order, while nobody else changes any', async () => {
  const added = [1, 2].map((at) => ({ fullName: `Akua ${at}`, email: `akua${at}@example.org`, role: at }));
  const ids = await inTransaction(database.db, async (trx) => {
    await lockAccounts(trx);
    const held = sql`select 1 from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`;
    expect((await held.execute(trx)).rows).toHaveLength(1);
    return addAccounts(trx, added);
  });
  const rows = database.db.selectFrom('app_user').select(['id', 'role']).where('email', 'like', 'akua%').orderBy('id');
  expect((await rows.execute()).map(({ id, role }) => [id, role])).toEqual(ids.map((id, at) => [id, at + 1]));
});

describe('every demo account', () => {
  it('signs in at the development provider and is the user of the demo data, the inactive one nobody', async () => {
    const publicUrl = 'http://localhost:4000';
    const provider = await startIdentityProvider({ port: 0, publicUrls: [publicUrl] });
    const { verify } = createTokenVerifier({ authority: provider.url, audience: provider.audience });
    const found: Record<string, number | string> = {};
    for (const name of ['admin', 'researcher', 'reviewer', 'external', 'spectator', 'inactive']) {
      const tokens = await signIn(provider.url, `${name}@demo.test`, { publicUrl });
      const verdict = await verify(tokens.access_token);
      found[name] = verdict.ok ? await who(verdict.identity) : verdict.reason;
    }
    await provider.close();
    const inactive = 'no active user with this e-mail is free to bind';
    expect(found).toEqual({ admin: 1, researcher: 2, reviewer: 3, external: 4, spectator: 5, inactive });
  });
});
