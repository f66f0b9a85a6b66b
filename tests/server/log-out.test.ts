/** Logging out ends the tokens of a session at the API, whichever provider made them [Q-S13]. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTokenVerifier } from '../../server/token.ts';
import { openTestApp, type TestApp } from './support/app.ts';
import { testAudience } from './support/issuer.ts';

let test: TestApp;
let second: TestApp;
const seconds = () => Math.floor(Date.now() / 1_000);

beforeAll(async () => {
  test = await openTestApp({ now: () => new Date() });
  // another instance on the same database, with a verifier of its own
  const verifier = createTokenVerifier({ authority: test.issuer.url, audience: testAudience, clientId: 'test' });
  second = await openTestApp({ db: test.db, bearers: { verifier, recognition: {} } });
});
afterAll(() => Promise.all([test.close(), second.close()]));
beforeEach(async () => {
  await test.db.deleteFrom('ended_session').execute();
  await test.db.updateTable('app_user').set({ issuer: test.issuer.url, subject: 'rui' }).where('id', '=', 2).execute();
});

const rui = { sub: 'rui', iat: seconds() - 60 };
/** The issuer sets `iat` to now, so that a token of the past is made by a claim. */
const token = (claims: Record<string, unknown> = {}) => test.issuer.token({ ...rui, ...claims });
const statusAt = async ({ app }: TestApp, bearer: string) =>
  (await app.inject({ url: '/api/v1/users/current-user', headers: { authorization: `Bearer ${bearer}` } })).statusCode;
const status = (bearer: string) => statusAt(test, bearer);
const logOut = (bearer?: string) =>
  test.app.inject({
    method: 'POST',
    url: '/log-out',
    headers: { ...(bearer && { authorization: `Bearer ${bearer}` }) },
  });

describe('[Q-S13] after logging out', () => {
  it('the token is refused, and each other of its session, by every instance', async () => {
    const [one, other, elsewhere] = await Promise.all([
      token({ sid: 's1' }),
      token({ sid: 's1', jti: 'other' }),
      token({ sid: 's2' }),
    ]);
    expect(await Promise.all([one, other, elsewhere].map(status))).toEqual([200, 200, 200]);
    expect((await logOut(one)).statusCode).toBe(204);
    expect(await Promise.all([one, other, elsewhere].map(status))).toEqual([401, 401, 200]);
    expect(await statusAt(second, one)).toBe(401);
  });

  it('a token without a session ends those of its person that were issued until then', async () => {
    const [one, other] = await Promise.all([token(), token({ sid: 's3' })]);
    const later = await token({ iat: seconds() + 2 });
    expect((await logOut(one)).statusCode).toBe(204);
    expect(await Promise.all([one, other, later].map(status))).toEqual([401, 401, 200]);
  });

  it('whoever signs in again within a session that the provider went on with is let in', async () => {
    await logOut(await token({ sid: 's4' }));
    expect(await status(await token({ sid: 's4', iat: seconds() + 2 }))).toBe(200);
  });

  it('a second time changes nothing, and without a good token nothing ends', async () => {
    const one = await token({ sid: 's5' });
    expect((await logOut()).statusCode).toBe(401);
    expect((await logOut(`${one}x`)).statusCode).toBe(401);
    expect(await status(one)).toBe(200);
    expect([(await logOut(one)).statusCode, (await logOut(one)).statusCode]).toEqual([204, 204]);
  });
});

describe('the provider says that a session has ended', () => {
  const event = { 'http://schemas.openid.net/event/backchannel-logout': {} };
  const logoutToken = (claims: Record<string, unknown>) =>
    test.issuer.token({ aud: 'test', jti: 'j', events: event, ...claims });
  const tell = (logout_token: string) =>
    test.app.inject({
      method: 'POST',
      url: '/back-channel-logout',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ logout_token }).toString(),
    });

  it('of which nothing is good any more', async () => {
    const [one, renewed] = await Promise.all([token({ sid: 'b1' }), token({ sid: 'b1', iat: seconds() + 2 })]);
    const answer = await tell(await logoutToken({ sid: 'b1', sub: 'rui' }));
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(await Promise.all([one, renewed].map(status))).toEqual([401, 401]);
    expect(await status(await token({ sid: 'b2' }))).toBe(200);
  });

  it('or all of a person', async () => {
    const [one, later] = await Promise.all([token({ sid: 'b3' }), token({ iat: seconds() + 2 })]);
    expect((await tell(await logoutToken({ sub: 'rui' }))).statusCode).toBe(200);
    expect(await Promise.all([one, later].map(status))).toEqual([401, 200]);
  });

  it.each<[string, Record<string, unknown>]>([
    ['an access token', { aud: testAudience }],
    ['for another client', { aud: 'other' }],
    ['without the event', { events: {} }],
    ['with events that are none', { events: 'http://schemas.openid.net/event/backchannel-logout' }],
    ['with a nonce', { nonce: 'n' }],
    ['that names nobody', { sub: undefined, sid: undefined }],
    ['of an hour ago', { iat: seconds() - 3_600 }],
    ['of another issuer', { iss: 'https://other.example' }],
  ])('not by a token %s', async (_what, claims) => {
    const one = await token({ sid: 'b4' });
    const answer = await tell(await logoutToken({ sid: 'b4', sub: 'rui', ...claims }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toBe('malformed-request');
    expect(await status(one)).toBe(200);
  });

  it('not by what is no token', async () => {
    for (const text of ['', 'x', 'a.b.c', 'x'.repeat(30_000)])
      expect([400, 413]).toContain((await tell(text)).statusCode);
  });
});
