/** The parts of the development provider that need no provider. */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoAccounts } from '../../server/identity/accounts.ts';
import { createAdapter } from '../../server/identity/adapter.ts';
import { readForm, sendPage, serveAsset, setSecurityHeaders } from '../../server/identity/http.ts';
import { errorPage, signInPage, signOutPage } from '../../server/identity/pages.ts';
import { acceptRevocation, createDenyList } from '../../server/identity/revocation.ts';
import { loadSecrets } from '../../server/identity/secrets.ts';
import { openStore } from '../../server/identity/store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'provider-'));
  vi.useFakeTimers({ now: 1_000_000_500, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});
const now = () => Math.floor(Date.now() / 1_000);
const inside = () => join(folder, 'new', 'identity');
const saved = () => JSON.parse(readFileSync(join(inside(), 'sessions.json'), 'utf8'));

describe('the store', () => {
  it('holds a value until it expires, and tells those of a prefix', () => {
    const store = openStore();
    store.set('a:1', 'one', now() + 2);
    store.set('a:2', 'two', now() + 1);
    store.set('b:1', 'other', now() + 2);
    vi.advanceTimersByTime(1_000);
    expect([store.get('a:2'), store.entries('a:').length]).toEqual(['two', 2]);
    vi.advanceTimersByTime(1_000);
    expect([store.get('a:1'), store.get('a:2'), store.get('a:3')]).toEqual(['one', undefined, undefined]);
    expect(store.entries('a:')).toEqual([['a:1', 'one']]);
    store.delete('a:1');
    expect([store.get('a:1'), store.get('b:1')]).toEqual([undefined, 'other']);
    store.close();
  });

  it('is written down shortly after a change, without what has expired, and read again', () => {
    const store = openStore(inside());
    store.set('a', { n: 1 }, now() + 60);
    store.set('b', 2, now() - 1);
    store.set('c', 3, now());
    expect(() => saved()).toThrow();
    vi.advanceTimersByTime(100);
    expect(saved()).toEqual([
      ['a', { value: { n: 1 }, expiresAt: now() + 60 }],
      ['c', { value: 3, expiresAt: now() }],
    ]);
    store.delete('c');
    vi.advanceTimersByTime(100);
    expect(saved()).toHaveLength(1);
    expect(openStore(inside()).get('a')).toEqual({ n: 1 });
    if (process.platform !== 'win32') {
      expect(statSync(inside()).mode & 0o777).toBe(0o700);
      expect(statSync(join(inside(), 'sessions.json')).mode & 0o777).toBe(0o600);
    }
  });

  it('writes what is left when it is closed, and nothing where nothing is', () => {
    const store = openStore(inside());
    store.close();
    expect(() => saved()).toThrow();
    store.set('a', 1, now() + 60);
    store.close();
    expect(saved()).toHaveLength(1);
    writeFileSync(join(inside(), 'sessions.json'), 'no list');
    vi.advanceTimersByTime(1_000);
    store.close();
    expect(readFileSync(join(inside(), 'sessions.json'), 'utf8')).toBe('no list');
    expect(openStore(inside()).entries('')).toEqual([]);
  });
});

it('the keys are made once, and anew where a file holds none', async () => {
  const made = await loadSecrets(inside());
  expect(made.jwks.keys).toMatchObject([{ kty: 'RSA', alg: 'RS256', use: 'sig', d: expect.any(String) }]);
  expect(await loadSecrets(inside())).toEqual(made);
  const file = join(inside(), 'keys.json');
  for (const lacking of [
    { ...made, cookieKeys: [] },
    { ...made, jwks: { keys: [] } },
  ]) {
    writeFileSync(file, JSON.stringify(lacking));
    const fresh = await loadSecrets(inside());
    expect([fresh.jwks.keys.length, fresh.cookieKeys.length]).toEqual([1, 1]);
    expect(fresh.jwks.keys).not.toEqual(made.jwks.keys);
  }
  expect(await loadSecrets()).not.toEqual(await loadSecrets());
});

describe('what the library keeps', () => {
  const open = () => {
    const store = openStore();
    return { store, of: createAdapter(store) };
  };

  it('is found by kind and id, or by its uid, as a copy, and a minute longer than it lasts', async () => {
    const { of } = open();
    const payload = { uid: 'u1', kind: 'Session' };
    await of('Session').upsert('1', payload, 10);
    await of('Interaction').upsert('1', { uid: 'u2' }, undefined as never);
    expect(await of('Session').find('1')).toEqual(payload);
    expect(await of('Session').find('1')).not.toBe(payload);
    expect(await of('Session').findByUid('u1')).toEqual(payload);
    expect(await of('Session').findByUid('u2')).toBeUndefined();
    expect(await of('Session').findByUserCode('u1')).toBeUndefined();
    vi.advanceTimersByTime(70_000);
    expect(await of('Session').find('1')).toEqual(payload);
    vi.advanceTimersByTime(1_000);
    expect(await of('Session').find('1')).toBeUndefined();
    vi.advanceTimersByTime(3_589_000);
    expect(await of('Interaction').find('1')).toEqual({ uid: 'u2' });
    await of('Interaction').destroy('1');
    expect(await of('Interaction').find('1')).toBeUndefined();
  });

  it('is kept when it was used, so that its second use is seen', async () => {
    const { of } = open();
    await of('RefreshToken').upsert('1', { exp: now() + 100 }, 100);
    await of('RefreshToken').upsert('2', {}, 100);
    for (const id of ['1', '2', '3']) await of('RefreshToken').consume(id);
    expect(await of('RefreshToken').find('1')).toEqual({ exp: now() + 100, consumed: now() });
    expect(await of('RefreshToken').find('3')).toBeUndefined();
    vi.advanceTimersByTime(60_000);
    expect(await of('RefreshToken').find('2')).toEqual({ consumed: now() - 60 });
    vi.advanceTimersByTime(1_000);
    expect(await of('RefreshToken').find('2')).toBeUndefined();
    vi.advanceTimersByTime(99_000);
    expect(await of('RefreshToken').find('1')).toMatchObject({ consumed: now() - 160 });
    vi.advanceTimersByTime(1_000);
    expect(await of('RefreshToken').find('1')).toBeUndefined();
  });

  it('ends with its grant', async () => {
    const { store, of } = open();
    for (const kind of ['AuthorizationCode', 'RefreshToken', 'Session'])
      for (const id of ['1', '2']) await of(kind).upsert(id, { grantId: `g${id}` }, 100);
    await of('RefreshToken').revokeByGrantId('g1');
    expect(store.entries('').map(([key]) => key)).toEqual([
      'AuthorizationCode:2',
      'RefreshToken:2',
      'Session:1',
      'Session:2',
    ]);
  });
});

it('[Q-S13] tokens that were taken back are known until a minute after their end, alone or with their grant', () => {
  const list = createDenyList(openStore());
  const exp = now() + 100;
  list.remember({ jti: 'a', exp }, 'g1');
  list.remember({ jti: 'b', exp }, 'g2');
  list.remember({ exp }, 'g1');
  list.remember({ jti: 'without end' }, 'g1');
  list.deny({ jti: 'c', exp });
  list.deny({ jti: 'd' });
  list.deny({ exp });
  list.denyGrant('g1');
  const revoked = () => ['a', 'b', 'c', 'd', 'without end', 'undefined'].filter(list.isRevoked);
  expect(revoked()).toEqual(['a', 'c']);
  vi.advanceTimersByTime(160_000);
  expect(revoked()).toEqual(['a', 'c']);
  vi.advanceTimersByTime(1_000);
  expect(revoked()).toEqual([]);
});

it('[Q-S13] a token that the library cannot take back is denied where it is of the client that asks', async () => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const list = createDenyList(openStore());
  const provider = { issuer: 'http://localhost:4001', on: vi.fn(), use: vi.fn() };
  const keys = [{ ...(await exportJWK(privateKey)), alg: 'ES256' }];
  acceptRevocation(provider as never, keys, list);
  const [answer] = provider.use.mock.calls[0] as [(ctx: object, next: () => Promise<void>) => Promise<void>];
  const token = (jti: string, claims: JWTPayload) =>
    new SignJWT({ iss: provider.issuer, exp: now() + 60, client_id: 'ours', jti, ...claims })
      .setProtectedHeader({ alg: 'ES256' })
      .sign(privateKey);
  const unsupported = { error: 'unsupported_token_type' };
  /** What a request to take it back is answered, where the library answers so. */
  const asked = async (
    jti: string,
    status = 400,
    body: object | '' = unsupported,
    route = 'revocation',
    claims = {},
  ) => {
    const params = { token: await token(jti, claims) };
    const ctx = { status, body, type: 'text', oidc: { route, params, client: { clientId: 'ours' } } };
    await answer(ctx, async () => undefined);
    return [ctx.status, ctx.body, ctx.type, list.isRevoked(jti)];
  };
  expect(await asked('a')).toEqual([200, '', 'application/json', true]);
  expect(await asked('b', 200, '')).toEqual([200, '', 'application/json', false]);
  expect(await asked('c', 400, { error: 'other' })).toEqual([400, { error: 'other' }, 'text', false]);
  expect(await asked('d', 401)).toEqual([401, unsupported, 'text', false]);
  expect(await asked('e', 400, unsupported, 'token')).toEqual([400, unsupported, 'text', false]);
  const of = async (jti: string, claims: JWTPayload) => asked(jti, 400, unsupported, 'revocation', claims);
  const unheard = [200, '', 'application/json', false];
  expect(await of('f', { client_id: 'theirs' })).toEqual(unheard);
  expect(await of('g', { iss: 'https://other.example' })).toEqual(unheard);
});

describe('the pages', () => {
  const context = { title: 'Roads & <more>', home: 'http://localhost:4000' };
  const [amara, rui] = demoAccounts as [(typeof demoAccounts)[number], (typeof demoAccounts)[number]];

  it('list the accounts of the demonstration, each with what it may do', () => {
    const listed = demoAccounts.map(({ id, name, role, inactive }) => [id, name, role, inactive]);
    expect(listed).toEqual([
      ['demo-1', 'Amara Okafor', 'Admin', undefined],
      ['demo-2', 'Rui Tanaka', 'Researcher', undefined],
      ['demo-3', 'Elena Petrova', 'Researcher', undefined],
      ['demo-4', 'Tomás Silva', 'External Researcher', undefined],
      ['demo-5', 'Ingrid Larsen', 'Spectator', undefined],
      ['demo-6', 'Noor Haddad', 'Researcher', true],
    ]);
    expect(demoAccounts.filter(({ about }) => about === '')).toEqual([]);
  });

  it('let choose one of them, and say who is signed in and who is inactive', () => {
    const accounts = [amara, rui, { ...rui, id: 'x', name: `Ana Maria "O'Neil"`, email: '<a>', inactive: true }];
    const page = signInPage(context, { accounts, action: '/interaction/"x', current: rui.id });
    const rows = page.split('<li>').slice(1);
    expect(rows.map((row) => [row.includes('Signed in now'), row.includes('Inactive')])).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ]);
    expect(rows.map((row) => row.match(/avatar( off)?" aria-hidden="true">([^<]*)</)?.slice(1))).toEqual([
      [undefined, 'AO'],
      [undefined, 'RT'],
      [' off', 'AM'],
    ]);
    expect(rows.map((row) => row.match(/class="role( off)?">([^<]*)</)?.slice(1))).toEqual([
      [undefined, 'Admin'],
      [undefined, 'Researcher'],
      [' off', 'Inactive'],
    ]);
    expect(rows[2]).toContain('Ana Maria &quot;O&#39;Neil&quot;');
    expect(rows[2]).toContain('value="&lt;a&gt;"');
    expect(page).toContain('Roads &amp; &lt;more&gt;');
    expect(page).toContain('action="/interaction/&quot;x"');
  });

  it('say what went wrong, and ask before somebody is signed out unless it happens at once', () => {
    const told = { title: 'No', text: 'Go on' };
    expect(errorPage(context, { ...told, detail: 'a & b' })).toContain('<code>a &amp; b</code>');
    expect(errorPage(context, told)).not.toContain('<code>');
    const [atOnce, asking] = [true, false].map((is) => signOutPage(context, '<form></form>', is));
    const parts = ['Signing you out', 'sign-out.js', 'Do you want to sign out?', 'Stay signed in'];
    expect(parts.map((part) => [atOnce?.includes(part), asking?.includes(part)])).toEqual([
      [true, false],
      [true, false],
      [false, true],
      [false, true],
    ]);
  });
});

it('[Q-S31] [Q-S32] assets, pages and forms travel with strict headers, forms of at most 4 kB', async () => {
  const server = createServer(async (request, response) => {
    setSecurityHeaders(response, ['http://localhost:4000/x', 'https://b.example']);
    if (await serveAsset(request.url ?? '', response)) return;
    const form = await readForm(request).catch(({ message }: Error) => new URLSearchParams({ error: message }));
    sendPage(response, 201, form.get('error') ?? String(form.get('a')?.length));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const types = await Promise.all(
    ['theme.css', 'pages.css', 'sign-out.js', 'favicon.svg', 'inter.woff2'].map(async (name) => {
      const { status, headers } = await fetch(`${address}/assets/${name}`);
      return [status, headers.get('content-type')?.split(';')[0], headers.get('cache-control')];
    }),
  );
  const asset = (type: string) => [200, type, 'max-age=3600'];
  expect(types).toEqual(['text/css', 'text/css', 'text/javascript', 'image/svg+xml', 'font/woff2'].map(asset));
  const send = async (length: number) => {
    const answer = await fetch(address, { method: 'POST', body: `a=${'x'.repeat(length)}` });
    return [answer.status, await answer.text(), answer.headers];
  };
  const [status, text, headers] = await send(4_094);
  expect([status, text]).toEqual([201, '4094']);
  expect((headers as Headers).get('content-security-policy')).toContain(
    "form-action 'self' http://localhost:4000 https://b.example; base-uri 'none'",
  );
  expect((headers as Headers).get('permissions-policy')).toBe('camera=(), geolocation=(), microphone=()');
  expect((await send(4_095))[1]).toBe('form too long');
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});
