import { ErrorResponse, type SigninSilentArgs, type User, type UserManager } from 'oidc-client-ts';
import { afterEach, expect, test, vi } from 'vitest';
import { createRenewal } from '#src/lib/session/renewal.ts';

/** A UserManager of which renewal uses three things; `answers` are what its silent sign-ins lead to. */
function manager(answers: (() => Promise<User | null>)[], user: object | null = { refresh_token: 'refresh' }) {
  const asked: (SigninSilentArgs | undefined)[] = [];
  let expiring: () => unknown = () => undefined;
  const userManager = {
    getUser: async () => user,
    signinSilent: async (args?: SigninSilentArgs) => {
      asked.push(args);
      return (answers.shift() ?? (async () => null))();
    },
    events: {
      addAccessTokenExpiring: (own: () => unknown) => {
        expiring = own;
      },
      removeAccessTokenExpiring: (own: () => unknown) => {
        if (own === expiring) expiring = () => undefined;
      },
    },
  } as unknown as UserManager;
  return { userManager, asked, expire: () => expiring() };
}
const renewed = async () => ({ access_token: 'new' }) as User;
const refused = () => Promise.reject(new ErrorResponse({ error: 'invalid_grant' }));
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
const noWait = async () => undefined;

afterEach(() => vi.useRealTimers());

test('[Q-S7] all who ask at the same time share one renewal', async () => {
  const { userManager, asked } = manager([renewed, renewed]);
  const { renew } = createRenewal(userManager, vi.fn(), noWait);
  expect(await Promise.all([renew(), renew(), renew(), renew(), renew()])).toEqual([true, true, true, true, true]);
  expect(asked).toHaveLength(1);
  expect(await renew()).toBe(true);
  expect(asked).toHaveLength(2);
});

test("[Q-S8] a refresh token that another tab has used falls back to the provider's session", async () => {
  const { userManager, asked } = manager([refused, renewed]);
  expect(await createRenewal(userManager, vi.fn(), noWait).renew()).toBe(true);
  expect(asked).toEqual([undefined, { forceIframeAuth: true }]);
});

test.each([
  ['without a refresh token', refused, {}],
  ['where the provider cannot be reached', unreachable, undefined],
])('[Q-S8] %s nothing falls back', async (_case, answer, user) => {
  const { userManager, asked } = manager([answer, renewed], user);
  expect(await createRenewal(userManager, vi.fn(), noWait).renew()).toBe(false);
  expect(asked).toHaveLength(1);
});

test('nothing is renewed where nobody is signed in, or where the provider gives nobody', async () => {
  const nobody = manager([renewed], null);
  expect(await createRenewal(nobody.userManager, vi.fn(), noWait).renew()).toBe(false);
  expect(nobody.asked).toEqual([]);
  expect(await createRenewal(manager([async () => null]).userManager, vi.fn(), noWait).renew()).toBe(false);
});

test('one tab renews at a time where the browser has locks', async () => {
  const request = vi.fn((_name: string, work: () => Promise<unknown>) => work());
  vi.stubGlobal('navigator', { locks: { request } });
  expect(await createRenewal(manager([renewed]).userManager, vi.fn(), noWait).renew()).toBe(true);
  expect(request).toHaveBeenCalledTimes(1);
  vi.stubGlobal('navigator', {});
  expect(await createRenewal(manager([renewed]).userManager, vi.fn(), noWait).renew()).toBe(true);
});

test('once stopped, no token is renewed by itself', async () => {
  const { userManager, asked, expire } = manager([renewed]);
  createRenewal(userManager, vi.fn(), noWait).stop();
  await expire();
  expect(asked).toEqual([]);
});

test('a provider that refuses is not asked again', async () => {
  const { userManager, asked, expire } = manager([refused, refused]);
  const gaveUp = vi.fn();
  createRenewal(userManager, gaveUp, noWait);
  await expire();
  expect(asked).toHaveLength(2);
  expect(gaveUp).not.toHaveBeenCalled();
});

test('[Q-S9] while the provider is down it is asked five times with growing waits, then the person is told once', async () => {
  const { userManager, asked, expire } = manager(Array(20).fill(unreachable));
  const gaveUp = vi.fn();
  const waits: number[] = [];
  createRenewal(userManager, gaveUp, async (ms) => void waits.push(ms));
  await expire();
  expect(asked).toHaveLength(5);
  expect(waits).toEqual([2_000, 4_000, 8_000, 16_000, 32_000]);
  expect(gaveUp).toHaveBeenCalledTimes(1);
});

test('a provider that comes back is used', async () => {
  vi.useFakeTimers();
  const { userManager, asked, expire } = manager([unreachable, renewed]);
  const gaveUp = vi.fn();
  createRenewal(userManager, gaveUp);
  void expire();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(2);
  expect(gaveUp).not.toHaveBeenCalled();
});
