import { ErrorResponse, type SigninSilentArgs, type User, type UserManager } from 'oidc-client-ts';
import { expect, test, vi } from 'vitest';
import { createRenewal } from '#src/lib/session/renewal.ts';

/** A UserManager of which renewal uses three things; `answers` are what its silent sign-ins lead to. */
function manager(answers: (() => Promise<User | null>)[], refresh_token: string | undefined = 'refresh') {
  const asked: (SigninSilentArgs | undefined)[] = [];
  let expiring: () => unknown = () => undefined;
  const userManager = {
    getUser: async () => ({ refresh_token }),
    signinSilent: async (args?: SigninSilentArgs) => {
      asked.push(args);
      return (answers.shift() ?? (async () => null))();
    },
    events: {
      addAccessTokenExpiring: (own: () => unknown) => {
        expiring = own;
      },
      removeAccessTokenExpiring: () => undefined,
    },
  } as unknown as UserManager;
  return { userManager, asked, expire: () => expiring() };
}
const renewed = async () => ({ access_token: 'new' }) as User;
const refused = () => Promise.reject(new ErrorResponse({ error: 'invalid_grant' }));
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
const noWait = async () => undefined;

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
  expect(waits).toEqual([...waits].sort((one, other) => one - other));
  expect(gaveUp).toHaveBeenCalledTimes(1);
});

test('a provider that comes back is used', async () => {
  const { userManager, asked, expire } = manager([unreachable, renewed]);
  const gaveUp = vi.fn();
  createRenewal(userManager, gaveUp, noWait);
  await expire();
  expect(asked).toHaveLength(2);
  expect(gaveUp).not.toHaveBeenCalled();
});
