import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FRAME_KEY } from '#src/lib/session/frame-key.ts';
import type { Provider, Told } from '#src/lib/session/provider.ts';
import { createSession } from '#src/lib/session/session.ts';
import { signOut } from '#src/lib/session/sign-out.ts';
import { stubWindowEvents } from '../../support/window-events.ts';

const settings = {
  authority: 'http://localhost:1',
  clientId: 'test',
  scope: 'openid',
  indexTitle: 'Road Safety Index',
  demo: true,
};
const KEY = 'oidc.user:http://localhost:1:test';
const now = () => Math.floor(Date.now() / 1000);

const kept = new Map<string, string>();
let happen: (type: string) => void;
beforeEach(() => {
  kept.clear();
  happen = stubWindowEvents();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.useRealTimers());

/** A provider that renews or not; counts how often it was loaded. */
function providerThat(renews: boolean, fails = 0) {
  const loads = { count: 0 };
  const load = async (_settings: unknown, told: Told) => {
    loads.count++;
    if (loads.count <= fails) throw new TypeError('Failed to fetch dynamically imported module');
    const renew = async () => {
      if (renews) told.changed({ access_token: 'new', expires_at: now() + 600 });
      return renews;
    };
    return { renew } as Provider;
  };
  return { load, loads };
}

const hold = (access_token: unknown, expires_at: number) =>
  kept.set(KEY, JSON.stringify({ access_token, expires_at, token_type: 'Bearer' }));

test('[S242] a tab with a valid token starts without the client of the provider, which comes with the first key', async () => {
  vi.useFakeTimers();
  hold('valid', now() + 300);
  const { load, loads } = providerThat(true);
  const session = createSession(settings, vi.fn(), load);
  expect(await session.restore()).toBe(true);
  expect(session.token()).toBe('valid');
  await vi.advanceTimersByTimeAsync(5000);
  expect(loads.count).toBe(0);
  happen('keydown');
  await vi.advanceTimersByTimeAsync(20);
  expect(loads.count).toBe(1);
});

test.each([
  ['ten seconds after the start', 300, 10],
  ['half a minute before the token ends', 34, 4],
])('in a tab that nobody touches it comes %s', async (_when, holds, after) => {
  vi.useFakeTimers();
  hold('valid', now() + holds);
  const { load, loads } = providerThat(true);
  await createSession(settings, vi.fn(), load).restore();
  await vi.advanceTimersByTimeAsync((after - 1) * 1000);
  expect(loads.count).toBe(0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(loads.count).toBe(1);
});

test('where it did not come, it is fetched when the connection is back', async () => {
  vi.useFakeTimers();
  hold('valid', now() + 300);
  const { load, loads } = providerThat(true, 1);
  await createSession(settings, vi.fn(), load).restore();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(loads.count).toBe(1);
  happen('online');
  await vi.advanceTimersByTimeAsync(0);
  expect(loads.count).toBe(2);
  happen('online');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(loads.count).toBe(2);
});

test('a token that has ended is renewed before anything starts', async () => {
  hold('old', now() - 1);
  const session = createSession(settings, vi.fn(), providerThat(true).load);
  expect(await session.restore()).toBe(true);
  expect(session.token()).toBe('new');
});

test('a token that ends now has ended', async () => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  hold('old', now());
  expect(await createSession(settings, vi.fn(), providerThat(false).load).restore()).toBe(false);
});

test('where nothing renews it, nobody is signed in', async () => {
  hold('old', now() - 1);
  const session = createSession(settings, vi.fn(), providerThat(false).load);
  expect(await session.restore()).toBe(false);
  expect(session.token()).toBeUndefined();
});

test.each([
  ['nothing', undefined],
  ['no JSON', '{'],
  ['no token', '{"access_token":7}'],
  ['null', 'null'],
])('a tab that holds %s holds nobody', async (_what, text) => {
  if (text !== undefined) kept.set(KEY, text);
  const { load, loads } = providerThat(true);
  expect(await createSession(settings, vi.fn(), load).restore()).toBe(false);
  expect(loads.count).toBe(0);
});

test('where its client cannot be fetched, renewing fails, and the next time fetches it again', async () => {
  hold('valid', now() + 300);
  const { load, loads } = providerThat(true, 1);
  const session = createSession(settings, vi.fn(), load);
  await session.restore();
  expect(await session.renew()).toBe(false);
  expect(await session.renew()).toBe(true);
  expect(loads.count).toBe(2);
  expect(session.token()).toBe('new');
});

test('a token that the product refuses is forgotten, also where the client of the provider cannot be fetched', async () => {
  hold('valid', now() + 300);
  kept.set(FRAME_KEY, '{}');
  const session = createSession(settings, vi.fn(), providerThat(true, 9).load);
  await session.restore();
  await session.refuse();
  expect(session.token()).toBeUndefined();
  expect([...kept.keys()]).toEqual(['session:ending']);
  expect(session.ending()).toBe('expired');
});

/** A provider that cannot be reached, or that takes over the window. */
function providerWhere(signinRedirect: () => Promise<void>) {
  const userManager = {
    signinRedirect: vi.fn(signinRedirect),
    signinRedirectCallback: async () => ({ state: { returnTo: '/compare?editions=4' } }),
    getUser: async () => null,
    removeUser: async () => undefined,
  };
  return { userManager, load: async () => ({ userManager, stop: () => undefined }) as unknown as Provider };
}
const outage = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));

test('[S25] [S26] the address asked for outlives a provider that cannot be reached, and a failed sign-in', async () => {
  vi.stubGlobal('location', { origin: 'http://localhost', replace: vi.fn() });
  const session = createSession(settings, vi.fn(), providerWhere(outage).load);
  await expect(session.signIn('/countries/578?commentId=7')).rejects.toThrow('The sign-in page cannot be reached.');
  expect(session.returnTo()).toBe('/countries/578?commentId=7');
  void session.signOut('failed');
  await vi.waitFor(() => expect(session.ending()).toBe('failed'), 50_000);
  const afterReload = createSession(settings, vi.fn(), providerWhere(outage).load);
  expect(afterReload.returnTo()).toBe('/countries/578?commentId=7');
  afterReload.arrived();
  expect(afterReload.returnTo()).toBe('/dashboard');
});

test('[S25] [Q-S11] only addresses of the product are kept, and none after logging out', async () => {
  vi.stubGlobal('location', { origin: 'http://localhost', replace: vi.fn() });
  const session = createSession(settings, vi.fn(), providerWhere(outage).load);
  for (const elsewhere of ['https://elsewhere.test/', '//elsewhere.test', '/unauthorized', '/login/callback?code=x']) {
    await session.signIn(elsewhere).catch(() => undefined);
    expect(session.returnTo()).toBe('/dashboard');
  }
  kept.set('session:return-to', 'https://elsewhere.test/');
  expect(session.returnTo()).toBe('/dashboard');
  await session.signIn('/users').catch(() => undefined);
  void session.signOut();
  await vi.waitFor(() => expect(session.ending()).toBe('signed-out'), 50_000);
  expect(session.returnTo()).toBe('/dashboard');
});

test('[S25] a sign-in that is completed leads where the person wanted to go, and nothing is ended any more', async () => {
  vi.stubGlobal('location', { origin: 'http://localhost' });
  kept.set('session:ending', 'expired');
  const { load, userManager } = providerWhere(outage);
  const session = createSession(settings, vi.fn(), load);
  expect(await session.completeSignIn()).toBe('/compare?editions=4');
  expect(session.ending()).toBeUndefined();
  expect(await session.userManager()).toBe(userManager);
});

test.each<[string, () => Promise<boolean>, () => Promise<void>, [number, number]]>([
  ['is told', async () => true, async () => undefined, [1, 0]],
  ['cannot be told', async () => false, async () => undefined, [0, 1]],
  ['is too slow', () => new Promise<boolean>(() => undefined), async () => undefined, [0, 1]],
  ['cannot be gone to', async () => true, outage, [1, 1]],
])('[Q-S12] who signs out of a provider that %s is signed out here', async (_how, revoke, leave, calls) => {
  vi.useFakeTimers();
  const replace = vi.fn();
  vi.stubGlobal('location', { origin: 'http://localhost', replace });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: vi.fn(), removeItem: vi.fn() });
  const userManager = {
    getUser: async () => ({ id_token: 'mine' }),
    removeUser: vi.fn(async () => undefined),
    signoutRedirect: vi.fn(leave),
  };
  const provider = { userManager, revoke, stop: () => undefined } as unknown as Provider;
  void createSession(settings, vi.fn(), async () => provider).signOut();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(userManager.removeUser).toHaveBeenCalledTimes(1);
  expect([userManager.signoutRedirect.mock.calls.length, replace.mock.calls.length]).toEqual(calls);
  if (replace.mock.calls.length > 0) expect(replace).toHaveBeenCalledWith('/unauthorized');
});

test.each([
  ['failed', true],
  ['unmatched', true],
  ['denied', true],
  ['refused', false],
  ['signed-out', false],
] as const)('what was typed outlives a sign-in that ended as %s: %s', async (ending, isKept) => {
  const replace = vi.fn();
  vi.stubGlobal('location', { origin: 'http://localhost', replace });
  kept.set('draft:rating:1:2', '{}');
  // forgetting goes over the names that the storage has
  vi.stubGlobal(
    'sessionStorage',
    new Proxy(globalThis.sessionStorage, {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
  const session = createSession(settings, vi.fn(), providerWhere(outage).load);
  void signOut(session, ending);
  await vi.waitFor(() => expect(session.ending()).toBe(ending), 50_000);
  expect(kept.has('draft:rating:1:2')).toBe(isKept);
  await vi.waitFor(() => expect(replace.mock.calls).toEqual([['/unauthorized']]), 50_000);
});

test('[Q-S12] while signing out nothing is renewed, a renewal under way is waited for, and no refusal takes its place', async () => {
  vi.stubGlobal(
    'sessionStorage',
    new Proxy({}, { ownKeys: () => [], get: (_, name) => (name === 'getItem' ? () => null : vi.fn()) }),
  );
  const renewal = Promise.withResolvers<boolean>();
  const order: string[] = [];
  const note = (word: string) => async () => void order.push(word);
  const userManager = {
    getUser: async () => ({ id_token: 'mine' }),
    removeUser: note('removed'),
    signoutRedirect: note('left'),
  };
  const renew = vi.fn(() => renewal.promise);
  const revoke = async () => order.push('revoked') > 0;
  const provider = { userManager, renew, stop: note('stopped'), revoke } as unknown as Provider;
  const session = createSession(settings, vi.fn(), async () => provider);
  void session.renew();
  expect(session.isLeaving()).toBe(false);
  void session.signOut();
  await vi.waitFor(() => expect(renew).toHaveBeenCalledTimes(1), 50_000);
  expect(await session.renew()).toBe(false);
  expect(session.isLeaving()).toBe(true);
  expect(order).toEqual([]);
  renewal.resolve(true);
  await vi.waitFor(() => expect(order).toEqual(['stopped', 'revoked', 'removed', 'left']), 50_000);
  const refused = session.refuse().then(() => 'refused');
  expect(await Promise.race([refused, new Promise((done) => setTimeout(done, 20, 'signing out'))])).toBe('signing out');
  expect(renew).toHaveBeenCalledTimes(1);
});
