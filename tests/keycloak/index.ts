// `npm run check:keycloak`: signs in with a real Keycloak, as docs/providers.md says to set it up,
// in a browser, on PostgreSQL: what the check of the provider says before and after, sign-in,
// renewal, log-out, a shut account, an unverified e-mail, a person made anew. Where Java, Maven or
// PostgreSQL is missing it says so and checks nothing.
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { decodeJwt } from 'jose';
import { launchOptions } from '../../scripts/support/browser.ts';
import { freePort } from '../../scripts/support/free-port.ts';
import { hasPostgres, startPostgres } from '../../scripts/support/postgres.ts';
import { fetchKeycloak, startKeycloak } from './keycloak.ts';
import { startProduct } from './product.ts';

const CLIENT = 'index';
const AUDIENCE = 'urn:index';
/** With which the API asks about tokens. */
const API = { clientId: 'index-api', secret: 'of the tests', publicClient: false, standardFlowEnabled: false };
/** Short, so that a renewal is seen; the client renews ten seconds before the end. */
const TOKEN_SECONDS = 25;
const PATIENCE_MS = 30_000;

const home = hasPostgres() ? fetchKeycloak() : undefined;
if (!home) {
  console.log('skipped: Keycloak needs Java, Maven with a registry, unzip and PostgreSQL 15');
  process.exit(0);
}
const port = await freePort();
const url = `http://localhost:${port}`;
const [keycloak, postgres, browser] = await Promise.all([
  startKeycloak(home, 'programme', TOKEN_SECONDS),
  startPostgres({ fsync: 'off' }),
  chromium.launch(launchOptions()),
]);
const product = await startProduct({
  PORT: String(port),
  PUBLIC_URL: url,
  NODE_ENV: 'production',
  DATABASE_URL: postgres.url,
  OIDC_AUTHORITY: keycloak.authority,
  OIDC_CLIENT_ID: CLIENT,
  OIDC_AUDIENCE: AUDIENCE,
  OIDC_INTROSPECTION_CLIENT_ID: API.clientId,
  OIDC_INTROSPECTION_CLIENT_SECRET: API.secret,
});
let failed = 0;

/** One line for each thing that was seen; what goes wrong is told, and the next is tried. */
async function see(what: string, act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
    console.log(`ok      ${what}`);
  } catch (error) {
    failed++;
    console.log(`FAILED  ${what}\n        ${error instanceof Error ? error.message : error}`);
  }
}

function expectThat(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}

const bare = { clientId: CLIENT, publicClient: true, standardFlowEnabled: true };
const complete = {
  ...bare,
  directAccessGrantsEnabled: false,
  redirectUris: [`${url}/login/callback`, `${url}/silent-renew.html`],
  webOrigins: [url],
  attributes: {
    'post.logout.redirect.uris': `${url}/unauthorized`,
    'pkce.code.challenge.method': 'S256',
    'backchannel.logout.url': `${url}/back-channel-logout`,
    'backchannel.logout.session.required': 'true',
  },
  protocolMappers: [
    {
      name: 'audience',
      protocol: 'openid-connect',
      protocolMapper: 'oidc-audience-mapper',
      config: { 'included.custom.audience': AUDIENCE, 'access.token.claim': 'true' },
    },
  ],
};

/** Opens the product in a browser of its own and signs in at Keycloak's page. */
async function signIn(email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(`${url}/dashboard`);
  await enter(page, email);
  return page;
}

async function enter(page: Page, email: string): Promise<void> {
  await page.locator('#username').fill(email);
  await page.locator('#password').fill(keycloak.password);
  await page.locator('#kc-login').click();
}

const isIn = (page: Page, name: string) => page.getByRole('button', { name: `Hi ${name}!` }).waitFor();
/** Signed in at the provider, and refused by the product. */
async function isRefused(page: Page): Promise<void> {
  await page.waitForURL(`${url}/unauthorized`);
  expectThat((await page.getByRole('button', { name: /^Hi / }).count()) === 0, 'somebody is signed in');
}
const tokenOf = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((one) => one.startsWith('oidc.user:')) ?? '';
    return String(JSON.parse(sessionStorage.getItem(key) ?? '{}').access_token ?? '');
  });

/** What the API says to a token, wherever it was kept. */
const statusOf = async (token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${url}/api/v1/users/current-user`, { headers })).status;
};

async function isSoonRefused(token: string, within: number): Promise<void> {
  const until = performance.now() + within;
  while ((await statusOf(token)) === 200 && performance.now() < until) await sleep(200);
  expectThat((await statusOf(token)) === 401, 'the token is still accepted');
}

const AMARA = { email: 'amara@example.org', isVerified: true };
const INES = { email: 'ines@example.org', isVerified: false };
try {
  await see('the check names what a bare client lacks', async () => {
    await keycloak.setClient({ ...bare, redirectUris: [`${url}/login/callback`], webOrigins: [] });
    const { code, output } = product.command('check-provider');
    const lacks = [`enter ${url}/silent-renew.html`, 'web origin', `enter ${url}/unauthorized`];
    expectThat(code === 1 && lacks.every((one) => output.includes(one)), output);
  });
  await see('the check names the client that the API asks with, until it is there', async () => {
    const { output } = product.command('check-provider');
    expectThat(output.includes('OIDC_INTROSPECTION_CLIENT_SECRET'), output);
    await keycloak.setClient(API);
  });
  await see('the check finds nothing wrong with the client that the page describes', async () => {
    await keycloak.setClient(complete);
    const { code, output } = product.command('check-provider');
    expectThat(code === 0, output);
  });
  await keycloak.addUser(AMARA);
  await keycloak.addUser(INES);
  product.command('people', 'add', '--name', 'Amara Okafor', '--email', AMARA.email, '--role', 'Admin');
  // the last Admin cannot be shut
  product.command('people', 'add', '--name', 'Kofi Mensah', '--email', 'kofi@example.org', '--role', 'Admin');
  product.command('people', 'add', '--name', 'Ines Moreira', '--email', INES.email, '--role', 'Researcher');

  await see('a person signs in, and the check accepts the token', async () => {
    const page = await signIn(AMARA.email);
    await isIn(page, 'Amara Okafor');
    const { code, output } = product.command('check-provider', '--token', await tokenOf(page));
    expectThat(code === 0, output);
  });
  await see('the token is renewed before it ends, and the page goes on', async () => {
    const page = await signIn(AMARA.email);
    await isIn(page, 'Amara Okafor');
    const first = await tokenOf(page);
    await page.waitForFunction(
      (old) => {
        const key = Object.keys(sessionStorage).find((one) => one.startsWith('oidc.user:')) ?? '';
        const { access_token } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
        return access_token && access_token !== old;
      },
      first,
      { timeout: (TOKEN_SECONDS + 10) * 1_000 },
    );
    // after the end of the first token the page still reads with the new one
    await page.waitForTimeout(12_000);
    await page.reload();
    await isIn(page, 'Amara Okafor');
    expectThat((await tokenOf(page)) !== first, 'the first token is in use');
  });
  await see('logging out ends the session at Keycloak too, and the token at the API', async () => {
    const page = await signIn(AMARA.email);
    await isIn(page, 'Amara Okafor');
    const token = await tokenOf(page);
    expectThat((await statusOf(token)) === 200, 'the token is not accepted before');
    await page.getByRole('button', { name: 'Hi Amara Okafor!' }).click();
    await page.getByRole('button', { name: 'Log Out' }).click();
    await page.getByRole('heading', { name: 'You are signed out' }).waitFor();
    expectThat((await statusOf(token)) === 401, 'the token is still accepted');
    await page.goto(`${url}/dashboard`);
    await page.locator('#username').waitFor();
  });
  await see('a session that is ended at Keycloak ends here, and another one does not', async () => {
    const [one, other] = [await signIn(AMARA.email), await signIn(AMARA.email)];
    await Promise.all([isIn(one, 'Amara Okafor'), isIn(other, 'Amara Okafor')]);
    const [token, kept] = [await tokenOf(one), await tokenOf(other)];
    expectThat((await statusOf(token)) === 200, 'the token is not accepted before');
    await keycloak.endSession(String(decodeJwt(token).sid));
    await isSoonRefused(token, 10_000);
    expectThat((await statusOf(kept)) === 200, 'the other session is refused');
  });
  await see('who is disabled or logged out at Keycloak, of which it tells nobody, is refused within 30 s', async () => {
    await keycloak.setTokenSeconds(300);
    const end = [() => keycloak.endSessions(AMARA.email), () => keycloak.setUserEnabled(AMARA.email, false)];
    for (const act of end) {
      const pages = [await signIn(AMARA.email), await signIn(AMARA.email)];
      await Promise.all(pages.map((page) => isIn(page, 'Amara Okafor')));
      const tokens = await Promise.all(pages.map(tokenOf));
      for (const token of tokens) expectThat((await statusOf(token)) === 200, 'the token is not accepted before');
      await act();
      await Promise.all(tokens.map((token) => isSoonRefused(token, 40_000)));
    }
    await keycloak.setUserEnabled(AMARA.email, true);
    await keycloak.setTokenSeconds(TOKEN_SECONDS);
  });
  await see('an unverified e-mail binds nobody', async () => isRefused(await signIn(INES.email)));
  await see('a shut account is refused, and let in again', async () => {
    const { code, output } = product.command('people', 'shut', '--email', AMARA.email);
    expectThat(code === 0, output);
    await isRefused(await signIn(AMARA.email));
    product.command('people', 'open', '--email', AMARA.email);
    await isIn(await signIn(AMARA.email), 'Amara Okafor');
  });
  await see('who was made anew at Keycloak is refused until unbound', async () => {
    await keycloak.removeUser(AMARA.email);
    await keycloak.addUser(AMARA);
    await isRefused(await signIn(AMARA.email));
    const { output } = product.command('people', 'unbind', '--email', AMARA.email);
    expectThat(output.includes('bound anew'), output);
    await isIn(await signIn(AMARA.email), 'Amara Okafor');
  });
} finally {
  await browser.close();
  await product.stop();
  await Promise.all([postgres.stop(), keycloak.stop()]);
}
console.log(failed === 0 ? 'all as it should be with Keycloak' : `${failed} failed with Keycloak`);
process.exit(failed === 0 ? 0 : 1);
