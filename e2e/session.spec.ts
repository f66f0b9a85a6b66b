import type { Page } from '@playwright/test';
import { chooseAccount, expect, expectAccessible, notice, people, reload, signIn, test } from './support/test.ts';

test('[S4] [S26] [S106] [Q-S11] a visitor signs in at the provider and comes back to the address asked for', async ({
  page,
}) => {
  await page.goto('/dashboard?currentUser=false&indicatorName=law');
  await expect(page).toHaveURL(/:\d+\/interaction\//);
  await chooseAccount(page, 'researcher');
  await expect(page).toHaveURL(/\/dashboard\?/);
  const search = new URL(page.url()).searchParams;
  expect([search.get('currentUser'), search.get('indicatorName')]).toEqual(['false', 'law']);
});

test('[S4] [S23] [Q-S1] [Q-S3] code flow with PKCE, nonce and the three scopes; tokens only in session storage', async ({
  page,
}) => {
  const asked = page.waitForRequest((request) => request.url().includes('/auth?'));
  await page.goto('/dashboard');
  const search = new URL((await asked).url()).searchParams;
  expect(search.get('response_type')).toBe('code');
  expect(search.get('code_challenge_method')).toBe('S256');
  expect(search.get('scope')).toBe('openid profile email');
  expect(search.get('nonce')).toBeTruthy();
  await chooseAccount(page, 'researcher');
  await expect(page.getByRole('button', { name: 'Hi Rui Tanaka!' })).toBeVisible();
  const stored = await page.evaluate(() => ({
    session: Object.keys(sessionStorage),
    local: Object.keys(localStorage),
  }));
  expect(stored.session.some((key) => key.startsWith('oidc.user:'))).toBe(true);
  expect(stored.local.filter((key) => !key.startsWith('ui:'))).toEqual([]);
});

test('[S10] the root leads to the dashboard', async ({ page }) => {
  await signIn(page, 'researcher', '/');
  await expect(page).toHaveURL(/\/dashboard(\?currentUser=false)?$/);
});

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

test('[S36] [S29] [Q-S12] [Q-S13] [Q-S14] Log Out revokes the token, ends the session and leaves nothing behind', async ({
  page,
}) => {
  await signIn(page, 'researcher');
  const token = await tokenIn(page);
  await page.getByRole('button', { name: 'Hi Rui Tanaka!' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/unauthorized/);
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await expectAccessible(page);
  const kept = await page.evaluate(() => Object.keys(sessionStorage).filter((key) => !key.startsWith('session:')));
  expect(kept.filter((key) => key.startsWith('oidc.user') || key.startsWith('draft:'))).toEqual([]);
  expect(await statusWith(page, token)).toBe(401);

  await page.goBack();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: /^Hi / })).toHaveCount(0);
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.goto('/unauthorized');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('button', { name: people.researcher.email })).toBeVisible();
});

test('[S36] what the page would fetch while it logs out is not asked with a token that is revoked', async ({
  page,
}) => {
  await signIn(page, 'researcher');
  const { authority } = await (await page.request.get('/config.json')).json();
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
  await page.getByRole('button', { name: 'Hi Rui Tanaka!' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  expect(refused).toEqual([]);
});

test('[Q-S12] [Q-S13] Log Out clears what is here and ends the token also where the provider cannot be reached', async ({
  page,
}) => {
  await signIn(page, 'researcher');
  const { authority } = await (await page.request.get('/config.json')).json();
  const token = await tokenIn(page);
  expect(await statusWith(page, token)).toBe(200);
  await page.route(`${authority}/**`, (route) => route.abort());
  await page.getByRole('button', { name: 'Hi Rui Tanaka!' }).click();
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

/** What /unauthorized says, and that 'Sign in' leads to the address that was asked for at first. */
async function signInAgain(page: Page, title: string) {
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText('lacks permission')).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute('**/*');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await chooseAccount(page, 'researcher');
  await expect(page.getByRole('button', { name: 'Hi Rui Tanaka!' })).toBeVisible();
  expect(page.url()).toContain(ASKED);
}

test('[S25] [S26] after a login endpoint that failed, signing in again leads to the address asked for', async ({
  page,
}) => {
  const body = JSON.stringify({ type: 'about:blank', title: 'x', status: 500, code: 'internal' });
  await page.route('**/*', (route) =>
    route.request().url().endsWith('/api/v1/login')
      ? route.fulfill({ status: 500, contentType: 'application/problem+json', body })
      : route.fallback(),
  );
  await page.goto(ASKED);
  await chooseAccount(page, 'researcher');
  await signInAgain(page, 'Signing in failed');
});

test('[S25] [S30] who is denied access at the provider is told so, and signs in again to the address asked for', async ({
  page,
}) => {
  await page.route('**/*', (route) => {
    const url = new URL(route.request().url());
    if (!url.pathname.endsWith('/auth')) return route.fallback();
    const location = `${url.searchParams.get('redirect_uri')}?error=access_denied&state=${url.searchParams.get('state')}`;
    return route.fulfill({ status: 302, headers: { location } });
  });
  await page.goto(ASKED);
  await signInAgain(page, 'Signing in was cancelled');
});

test('[S25] [S30] who cancels on the sign-in page of the provider is told so, and signs in again to the address asked for', async ({
  page,
}) => {
  await page.goto(ASKED);
  const answered = page.waitForRequest((request) => request.url().includes('/login/callback?'));
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  expect(new URL((await answered).url()).searchParams.get('error')).toBe('access_denied');
  await signInAgain(page, 'Signing in was cancelled');
});

test('[S25] [S30] an answer with the state of another sign-in is told as one, and the address asked for is kept', async ({
  page,
}) => {
  await page.route('**/*', (route) => {
    const url = new URL(route.request().url());
    if (!url.pathname.endsWith('/auth')) return route.fallback();
    return route.fulfill({
      status: 302,
      headers: { location: `${url.searchParams.get('redirect_uri')}?code=x&state=y` },
    });
  });
  await page.goto(ASKED);
  await signInAgain(page, 'Signing in was not completed');
});

test('[S30] a bare callback says that signing in was not completed', async ({ page }) => {
  await page.goto('/login/callback');
  await expect(page.getByRole('heading', { name: 'Signing in was not completed' })).toBeVisible();
  await expect(page.getByText('lacks permission')).toHaveCount(0);
});

test('[Q-S2] a forged answer of the provider signs nobody in and does not loop', async ({ page }) => {
  let visits = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().includes('/auth?')) visits++;
  });
  await page.goto('/login/callback?code=x&state=forged');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('oidc.user')))).toEqual(
    [],
  );
  expect(visits).toBeLessThanOrEqual(1);
});

test('[S7] [S30] a visitor who opens /unauthorized is asked to sign in and comes to the dashboard', async ({
  page,
}) => {
  await page.goto('/unauthorized');
  await chooseAccount(page, 'spectator');
  await expect(page).toHaveURL(/\/dashboard(\?currentUser=false)?$/);
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
