/** What `npm run check:provider` says of an access token. */
import { describe, expect, it } from 'vitest';
import { checkProvider } from '../../server/identity/check/index.ts';
import { readProviderRoles } from '../../server/identity/provider-roles.ts';
import { flawedProvider, settingsOf } from './support/flawed-provider.ts';

const publicUrl = 'http://localhost:4000';
const { provider, wrongs } = flawedProvider(publicUrl);

describe('of a token is said', () => {
  const email = { email: 'a@example.org', email_verified: true };
  it.each<[string, Record<string, unknown>, number, RegExp]>([
    ['another audience', { ...email, aud: 'account' }, 300, /it is for account; set OIDC_AUDIENCE/],
    ['another issuer', { ...email, aud: 'urn:index', iss: 'https://sts.example' }, 300, /from https:\/\/sts\.example/],
    ['no e-mail', { aud: 'urn:index' }, 300, /add the claim email/],
    ['an unverified e-mail', { ...email, aud: 'urn:index', email_verified: false }, 300, /verify it at the provider/],
    ['nothing about verifying', { email: 'a@example.org', aud: 'urn:index' }, 300, /OIDC_TRUST_EMAIL=on/],
    ['a long life', { ...email, aud: 'urn:index' }, 86_400, /lives for 86400 s: shorten/],
    ['that it is an ID token', { ...email, aud: 'urn:index', nonce: 'n' }, 300, /--token takes an access token/],
  ])('%s', async (_what, claims, seconds, sentence) => {
    const told = await wrongs({}, await provider.token(claims, seconds));
    expect(told).toEqual(expect.arrayContaining([expect.stringMatching(sentence)]));
  });

  it.each<[string, string, RegExp]>([
    ['a long life', 'lives for', /: let the provider make tokens of minutes .* TOKEN_MAX_LIFE in hours\.$/],
    ['that it has expired', 'expired', /\(expired\): get a new one\.$/],
    ['what nobody signed', 'wrong signature', /\(wrong signature\): see the reason\.$/],
  ])('%s, with what to do', async (_what, reason, sentence) => {
    const good = { ...email, aud: 'urn:index' };
    const token = await provider.token(good, { expired: -60, 'lives for': 90_000 }[reason] ?? 300);
    const [head, claims] = token.split('.');
    const told = await wrongs({}, reason === 'wrong signature' ? `${head}.${claims}.${'A'.repeat(86)}` : token);
    expect(told).toEqual([expect.stringMatching(sentence)]);
  });

  it('an e-mail of the userinfo address, or of none, and an hour that is not too long', async () => {
    const bare = await provider.token({ aud: 'urn:index' }, 3_600);
    provider.provided.answers['/me'] = () => ({ status: 200, body: { sub: 'one', ...email } });
    expect(await wrongs({}, bare)).toEqual([]);
    provider.provided.answers['/me'] = () => ({ status: 500 });
    expect(await wrongs({}, bare)).toEqual([
      expect.stringContaining('Neither it nor the userinfo address gives an e-mail address'),
      expect.stringContaining('It does not say whether the e-mail address was verified'),
    ]);
  });

  it('that an unsaid e-mail counts where the deployment vouches for all, and one said to be unverified never', async () => {
    const of = async (claims: object) =>
      wrongs({ trustEmail: true }, await provider.token({ aud: 'urn:index', email: 'a@example.org', ...claims }));
    expect(await of({})).toEqual([]);
    expect(await of({ email_verified: false })).toEqual([expect.stringContaining('verify it at the provider')]);
  });

  it('which role it says, where the provider is to say one', async () => {
    const roles = { claim: 'realm_access.roles', of: readProviderRoles('Admin=chiefs; Spectator=guests') };
    const says = async (held?: string[]) => {
      const token = await provider.token({
        ...email,
        aud: 'urn:index',
        ...(held && { realm_access: { roles: held } }),
      });
      const findings = await checkProvider({ identity: settingsOf(provider.url, { roles }), publicUrl, token });
      return findings.find(({ says }) => says.includes('realm_access.roles'));
    };
    expect(await says(['others', 'guests'])).toEqual({
      is: 'right',
      says: 'Its claim realm_access.roles says the role Spectator.',
    });
    const wrong = (what: string) => ({
      is: 'wrong',
      says: expect.stringMatching(new RegExp(`holds ${what}, which is no role: .*OIDC_ROLES_CLAIM and OIDC_ROLES`)),
    });
    expect([await says(['others', 'staff']), await says()]).toEqual([wrong('others, staff'), wrong('nothing')]);
  });

  it('that it is none', async () => {
    expect(await wrongs({}, 'opaque')).toEqual([expect.stringContaining('The token is no JWT')]);
  });
});
