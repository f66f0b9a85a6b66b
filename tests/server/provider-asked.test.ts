/** What of the provider is held how long, and when it is asked anew. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { roleOf } from '../../server/identity/account-access.ts';
import { createDiscovery } from '../../server/identity/discovery.ts';
import { createIntrospection, HELD_MS } from '../../server/identity/introspection.ts';
import { createKeys } from '../../server/identity/keys.ts';
import { readProviderRoles, roleOfGroups } from '../../server/identity/provider-roles.ts';

const authority = 'https://id.example';
const HOUR_MS = 3_600_000;
let answer: () => Promise<Response> | Response;
const ask = vi.fn<(address: string | URL) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
  ask.mockReset().mockImplementation(async () => answer());
  vi.stubGlobal('fetch', ask);
});
afterEach(() => vi.useRealTimers());
const passes = (ms: number) => vi.setSystemTime(Date.now() + ms);
const asked = () => ask.mock.calls.length;

describe('the document of the provider', () => {
  const document = { issuer: authority, jwks_uri: `${authority}/keys` };
  const down = () => new Response('', { status: 502 });

  it('is asked for once by all who need it at a time, and held for an hour', async () => {
    answer = () => Response.json({ ...document, introspection_endpoint: 'i', userinfo_endpoint: 'u', other: 'o' });
    const discover = createDiscovery(`${authority}/`);
    const [one, other] = await Promise.all([discover(), discover()]);
    expect(one).toStrictEqual({ ...document, introspection_endpoint: 'i', userinfo_endpoint: 'u' });
    expect(other).toBe(one);
    passes(HOUR_MS - 1);
    expect(await discover()).toBe(one);
    expect(ask.mock.calls.map(([address]) => address)).toEqual([`${authority}/.well-known/openid-configuration`]);
    passes(1);
    answer = () => Response.json(document);
    expect(await discover()).toStrictEqual(document);
    expect(asked()).toBe(2);
  });

  it('[Q-R24] stays in use while the provider is away, which is asked at most once a second', async () => {
    answer = () => Response.json(document);
    const discover = createDiscovery(authority);
    await discover();
    passes(HOUR_MS);
    answer = down;
    expect([await discover(), await discover()]).toStrictEqual([document, document]);
    expect(asked()).toBe(2);
    passes(1_000);
    await discover();
    expect(asked()).toBe(3);
  });

  it('that is not there yet is asked for at most once a second, and each time it says why', async () => {
    answer = down;
    const discover = createDiscovery(authority);
    const why = `${authority}/.well-known/openid-configuration answered 502`;
    await expect(discover()).rejects.toThrow(why);
    passes(999);
    await expect(discover()).rejects.toThrow(why);
    expect(asked()).toBe(1);
    passes(1);
    answer = () => Response.json(document);
    expect(await discover()).toStrictEqual(document);
  });

  it.each([
    [{ jwks_uri: document.jwks_uri }, 'publishes no issuer or no keys'],
    [{ issuer: authority }, 'publishes no issuer or no keys'],
    [{ ...document, issuer: 'https://other.example' }, 'calls itself https://other.example'],
  ])('%j is not believed', async (said, why) => {
    answer = () => Response.json(said);
    await expect(createDiscovery(authority)()).rejects.toThrow(`${authority} ${why}`);
  });

  it('may spell the issuer with a slash at its end', async () => {
    answer = () => Response.json({ ...document, issuer: `${authority}/` });
    expect(await createDiscovery(authority)()).toMatchObject({ issuer: `${authority}/` });
  });
});

it('[Q-R24] the keys are read again after ten minutes, and 30 s after that has failed', async () => {
  const keysAt = createKeys();
  const use = async (address = `${authority}/keys`) => {
    const keys = keysAt(address);
    do await new Promise(setImmediate);
    while (keys.reloading);
    return keys;
  };
  const after = async (ms: number) => {
    passes(ms);
    await use();
    return asked();
  };
  answer = () => Response.json({ keys: [] });
  const first = await use();
  expect(await after(600_000)).toBe(0);
  expect(await after(1)).toBe(1);
  expect(await after(600_000)).toBe(1);
  answer = () => Response.error();
  expect(await after(1)).toBe(2);
  expect(await after(30_000)).toBe(2);
  expect(await after(1)).toBe(3);
  expect(await use()).toBe(first);
  expect(await use(`${authority}/others`)).not.toBe(first);
});

describe('whether a token is still good', () => {
  const client = { id: 'api', secret: 's' };
  const later = () => Promise.withResolvers<boolean>();

  it('is held for 30 s', async () => {
    const tell = vi.fn(async () => true);
    const isActive = createIntrospection(client, tell);
    expect([await isActive('a'), await isActive('a')]).toEqual([true, true]);
    passes(HELD_MS - 1);
    await isActive('a');
    expect(tell.mock.calls).toEqual([['a', client]]);
    passes(1);
    await isActive('a');
    expect(tell).toHaveBeenCalledTimes(2);
  });

  it('is not forgotten because an earlier question about it fails late', async () => {
    const [first, second] = [later(), later()];
    const tell = vi.fn().mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
    const isActive = createIntrospection(client, tell);
    const failed = isActive('a');
    passes(HELD_MS);
    const told = isActive('a');
    second.resolve(false);
    first.reject(new Error('late'));
    await expect(failed).rejects.toThrow('late');
    expect([await told, await isActive('a')]).toEqual([false, false]);
    expect(tell).toHaveBeenCalledTimes(2);
  });

  it('is held of ten thousand tokens, those told last', async () => {
    const tell = vi.fn(async (_token: string) => true);
    const isActive = createIntrospection(client, tell);
    await isActive('a');
    await isActive('b');
    passes(HELD_MS);
    await isActive('a');
    await Promise.all(Array.from({ length: 9_998 }, (_, at) => isActive(`${at}`)));
    tell.mockClear();
    await isActive('a');
    expect(tell).not.toHaveBeenCalled();
    await isActive('one more');
    await isActive('0');
    await isActive('a');
    expect(tell.mock.calls.map(([token]) => token)).toEqual(['one more']);
    await isActive('another');
    await isActive('a');
    expect(tell.mock.calls.map(([token]) => token)).toEqual(['one more', 'another', 'a']);
  });
});

it('a role is known by its name in any spelling', () => {
  expect(['Admin', 'researcher', 'External-Researcher', 'SPECTATOR'].map(roleOf)).toEqual([0, 1, 2, 3]);
  expect(roleOf('owner')).toBeUndefined();
});

describe('[B81] groups of the provider', () => {
  it('are read with the role that each stands for', () => {
    const roles = readProviderRoles(' Admin = chiefs ;; external-researcher=field=north, ,staff; ');
    expect([...roles]).toEqual([
      ['chiefs', 0],
      ['field=north', 2],
      ['staff', 2],
    ]);
    expect(roleOfGroups(roles, ['others', 'staff', 'chiefs'])).toBe(0);
    expect([roleOfGroups(roles, ['others']), roleOfGroups(roles, [])]).toEqual([undefined, undefined]);
  });

  it.each(['Chief=chiefs', 'Admin=', 'Admin= ,', 'chiefs'])('%s is no role with its groups', (part) => {
    const roleNames = 'Admin, Researcher, External Researcher, Spectator';
    expect(() => readProviderRoles(`Spectator=guests; ${part} `)).toThrow(
      `is written Role=group, group; Role=group with the roles ${roleNames}, not '${part}'`,
    );
  });

  it('stand for one role each', () => {
    expect(() => readProviderRoles('Admin=a; Researcher=b, a')).toThrow('names a twice');
  });
});
