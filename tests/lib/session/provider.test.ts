import { ErrorResponse, ErrorTimeout, User } from 'oidc-client-ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openProvider } from '#src/lib/session/provider.ts';
import { createSession } from '#src/lib/session/session.ts';

const settings = { authority: 'http://localhost:1', clientId: 'test', scope: 'openid', indexTitle: '', demo: true };
const KEY = 'oidc.user:http://localhost:1:test';
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('location', { origin: 'http://localhost' });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

afterEach(() => vi.useRealTimers());

const open = async () => {
  const told = { changed: vi.fn(), unreachable: vi.fn() };
  return { ...(await openProvider(settings, told)), told };
};
const user = () =>
  new User({
    access_token: 'mine',
    token_type: 'Bearer',
    profile: { sub: '1', iss: '', aud: '', exp: 0, iat: 0 },
    expires_at: Math.floor(Date.now() / 1000) + 600,
  });

test('the session fetches it by itself', async () => {
  expect((await createSession(settings).userManager()).settings.client_id).toBe('test');
});

test('at sign-in it sends what the provider wants besides', async () => {
  const of = async (more: object) => {
    const told = { changed: vi.fn(), unreachable: vi.fn() };
    return (await openProvider({ ...settings, ...more }, told)).userManager.settings.extraQueryParams;
  };
  expect(await of({})).toEqual({});
  expect(await of({ signInParameters: { audience: 'https://api.example' } })).toEqual({
    audience: 'https://api.example',
  });
});

test('the session hears of each token, and when there is none any more', async () => {
  const { userManager, told } = await open();
  await userManager.events.load(user());
  expect(told.changed.mock.lastCall?.[0]).toMatchObject({ access_token: 'mine' });
  await userManager.events.unload();
  expect(told.changed.mock.calls.slice(1)).toEqual([[null]]);
});

test("the token that the tab holds sets the library's clock", async () => {
  vi.useFakeTimers();
  kept.set(KEY, user().toStorageString());
  const { userManager, stop } = await open();
  const expiring = vi.fn();
  stop();
  userManager.events.addAccessTokenExpiring(expiring);
  await vi.advanceTimersByTimeAsync(588_000);
  expect(expiring).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(expiring).toHaveBeenCalledTimes(1);
});

test('everything is kept for the tab alone, and the library renews nothing by itself', async () => {
  const { userManager } = await open();
  await userManager.storeUser(user());
  expect([...kept.keys()]).toEqual([KEY]);
  expect(userManager.settings).toMatchObject({
    redirect_uri: 'http://localhost/login/callback',
    automaticSilentRenew: false,
  });
  await userManager.settings.stateStore.set('state', '{}');
  expect([...kept.keys()]).toEqual([KEY, 'oidc.state']);
});

test.each([
  ['that is done', undefined, true],
  ['that is refused', new ErrorResponse({ error: 'unsupported_token_type' }), true],
  ['that finds no connection', new TypeError('Failed to fetch'), false],
  ['that gets no response', new ErrorTimeout('Network timed out'), false],
])('revoking %s says whether the provider can be reached', async (_how, error, isReachable) => {
  const { userManager, revoke } = await open();
  vi.spyOn(userManager, 'revokeTokens').mockImplementation(async () => {
    if (error) throw error;
  });
  expect(await revoke()).toBe(isReachable);
});

test('[Q-S13] logging out tells the API too, whether or not it and the provider can be reached', async () => {
  kept.set(KEY, user().toStorageString());
  const asked = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('location', new URL('https://index.example/dashboard'));
  const { userManager, revoke, stop } = await open();
  stop();
  vi.spyOn(userManager, 'revokeTokens').mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await revoke()).toBe(false);
  expect(asked).toHaveBeenCalledWith(
    new URL('https://index.example/log-out'),
    // the page may be gone before it has arrived
    { method: 'POST', headers: { authorization: 'Bearer mine' }, keepalive: true },
  );
  vi.mocked(userManager.revokeTokens).mockResolvedValue();
  asked.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await revoke()).toBe(true);
  vi.unstubAllGlobals();
});
