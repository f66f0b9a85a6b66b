import type { Page } from '@playwright/test';
import {
  chooseAccount,
  expect,
  expectAccessible,
  goBack,
  notice,
  people,
  reload,
  signIn,
  test,
  throughLogOut,
} from './support/test.ts';

const tokenIn = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((one) => one.startsWith('oidc.user:')) ?? '';
    return JSON.parse(sessionStorage.getItem(key) ?? '{}').access_token as string;
  });

/** What the API says to a token, wherever it was kept. */
async function statusWith(page: Page, token: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` };
  return (await page.request.get('/api/v1/users/current-user', { headers })).status();
}

test('[S4] [S23] [S26] [S106] [Q-S1] [Q-S3] [Q-S11] [S36] [S29] [Q-S12] [Q-S13] [Q-S14] a visitor signs in at the provider and comes back to the address asked for: code flow with PKCE, nonce and the three scopes; tokens only in session storage; Log Out asks for nothing with a token that is revoked, ends the session and leaves nothing behind', async ({
  page,
}) => {
  const asked = page.waitForRequest((request) => request.url().includes('/auth?'));
  await page.goto('/dashboard?currentUser=false&indicatorName=law');
  const sent = new URL((await asked).url()).searchParams;
  expect(sent.get('response_type')).toBe('code');
  expect(sent.get('code_challenge_method')).toBe('S256');
  expect(sent.get('scope')).toBe('openid profile email');
  expect(sent.get('nonce')).toBeTruthy();
  await expect(page).toHaveURL(/:\d+\/interaction\//);
  await chooseAccount(page, 'researcher');
  await expect(page).toHaveURL(/\/dashboard\?/);
  const search = new URL(page.url()).searchParams;
  expect([search.get('currentUser'), search.get('indicatorName')]).toEqual(['false', 'law']);
  await expect(page.getByRole('button', { name: 'Hi Rui Tanaka!' })).toBeVisible();
  const stored = await page.evaluate(() => ({
    session: Object.keys(sessionStorage),
    local: Object.keys(localStorage),
  }));
  expect(stored.session.some((key) => key.startsWith('oidc.user:'))).toBe(true);
  expect(stored.local.filter((key) => !key.startsWith('ui:'))).toEqual([]);

  const { authority } = await (await page.request.get('/config.json')).json();
  const token = await tokenIn(page);
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(response.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  // The page stands there until the provider answers; other rows are drawn, which asks for the list anew.
  await page.route(`${authority}/token/revocation`, async (route) => {
    await page.setViewportSize({ width: 1100, height: 500 });
    await page.waitForTimeout(500);
    await route.continue();
  });
  await throughLogOut(page, async () => {
    await page.getByRole('button', { name: 'Hi Rui Tanaka!' }).click();
    await page.getByRole('button', { name: 'Log Out' }).click();
  });
  await expect(page).toHaveURL(/\/unauthorized/);
  expect(refused).toEqual([]);
  await expectAccessible(page);
  const kept = await page.evaluate(() => Object.keys(sessionStorage).filter((key) => !key.startsWith('session:')));
  expect(kept.filter((key) => key.startsWith('oidc.user') || key.startsWith('draft:'))).toEqual([]);
  expect(await statusWith(page, token)).toBe(401);

  await goBack(page, page.getByRole('heading', { name: 'You are signed out' }));
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: /^Hi / })).toHaveCount(0);
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.goto('/unauthorized');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('button', { name: people.researcher.email })).toBeVisible();
});

test('[S7] [S10] [S30] [Q-S12] [Q-S13] a visitor who opens /unauthorized is asked to sign in and comes to the dashboard, whose next load asks for nothing that signing in needed, and where the root leads too; Log Out clears what is here and ends the token also where the provider cannot be reached', async ({
  page,
}) => {
  await signIn(page, 'spectator', '/unauthorized');
  await expect(page).toHaveURL(/\/dashboard(\?currentUser=false)?$/);
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Shift');
  const frame = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('ui:frame') ?? '{}'));
  await expect.poll(async () => (await frame()).pages).toEqual([expect.stringMatching(/^\/dashboard/)]);
  expect(await frame()).toMatchObject({ scripts: [] });
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard(\?currentUser=false)?$/);

  const { authority } = await (await page.request.get('/config.json')).json();
  const token = await tokenIn(page);
  expect(await statusWith(page, token)).toBe(200);
  await page.route(`${authority}/**`, (route) => route.abort());
  await page.getByRole('button', { name: 'Hi Ingrid Larsen!' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible({ timeout: 20_000 });
  expect(await statusWith(page, token)).toBe(401);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('oidc.user')))).toEqual(
    [],
  );
});

test('[S25] [S30] an account that is not active is refused, without a loop, and another one can be used', async ({
  page,
}) => {
  let visits = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().includes('/auth?')) visits++;
  });
  await page.goto('/dashboard');
  await chooseAccount(page, 'inactive');
  await expect(page.getByRole('heading', { name: '401 Unauthorized' })).toBeVisible();
  await expect(page.getByText('lacks permission')).toBeVisible();
  await expectAccessible(page);
  await page.waitForTimeout(1500);
  expect(visits).toBe(1);
  await reload(page);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Use a different account' }).click();
  await chooseAccount(page, 'researcher');
  await expect(page.getByRole('button', { name: 'Hi Rui Tanaka!' })).toBeVisible();
});

const ASKED = '/dashboard?currentUser=false&indicatorName=law';

test('[S25] [S26] [S30] who cancels on the sign-in page of the provider is told so, and signs in again to the address asked for', async ({
  page,
}) => {
  await page.goto(ASKED);
  const answered = page.waitForRequest((request) => request.url().includes('/login/callback?'));
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  expect(new URL((await answered).url()).searchParams.get('error')).toBe('access_denied');
  await expect(page.getByRole('heading', { name: 'Signing in was cancelled' })).toBeVisible();
  await expect(page.getByText('lacks permission')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await chooseAccount(page, 'researcher');
  await expect(page.getByRole('button', { name: 'Hi Rui Tanaka!' })).toBeVisible();
  expect(page.url()).toContain(ASKED);
});

test('[S25] [S30] [Q-S2] a bare callback, a forged answer of the provider and one with the state of another sign-in sign nobody in, say so and do not loop', async ({
  page,
}) => {
  let visits = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().includes('/auth?')) visits++;
  });
  const told = async () => {
    await expect(page.getByRole('heading', { name: 'Signing in was not completed' })).toBeVisible();
    await expect(page.getByText('lacks permission')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    const users = () => Object.keys(sessionStorage).filter((key) => key.startsWith('oidc.user'));
    expect(await page.evaluate(users)).toEqual([]);
  };
  await page.goto('/login/callback');
  await told();
  await page.goto('/login/callback?code=x&state=forged');
  await told();
  expect(visits).toBeLessThanOrEqual(1);

  await page.route('**/auth?*', (route) => {
    const back = new URL(route.request().url()).searchParams.get('redirect_uri');
    return route.fulfill({ status: 302, headers: { location: `${back}?code=x&state=y` } });
  });
  await page.goto(ASKED);
  await told();
  await expectAccessible(page);
});

for (const [hours, words] of [
  [1, '60 minutes fast'],
  [-1, '60 minutes slow'],
] as const) {
  test(`[Q-S10] with a clock that is ${words} signing in works without a loop, and the clock is said to be wrong`, async ({
    page,
  }) => {
    let visits = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.url().includes('/auth?')) visits++;
    });
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    await signIn(page, 'researcher');
    await expect(notice(page, `The clock of this device is ${words}.`).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Lead agency named in law' }).first()).toBeVisible();
    expect(visits).toBe(1);
  });
}
