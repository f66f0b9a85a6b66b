import type { Page } from '@playwright/test';
import { problem } from './support/problem.ts';
import { expect, reload, signIn, test } from './support/test.ts';

/** The access token of the tab. */
const tokenOf = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((one) => one.startsWith('oidc.user:')) ?? '';
    return JSON.parse(sessionStorage.getItem(key) ?? '{}').access_token as string;
  });

/** Lets the API refuse this token from now on, as it would one that has expired; counts what is asked of the provider. */
async function expire(page: Page, refreshRefused = false) {
  // what the page fetches late would meet the refusal before the reload, and renew for itself
  await page.waitForLoadState('networkidle');
  const old = await tokenOf(page);
  const asked = { refused: 0, refresh: 0, code: 0 };
  await page.route('**/api/v1/**', async (route) => {
    if ((await route.request().headerValue('authorization')) !== `Bearer ${old}`) return route.continue();
    asked.refused++;
    // All calls of the first screen meet the expired token before any of them hears of it.
    while (asked.refused < 2) await new Promise((wait) => setTimeout(wait, 10));
    return route.fulfill(problem(401, 'unauthenticated'));
  });
  await page.route('**/token', (route) => {
    const isRefresh = route.request().postData()?.includes('grant_type=refresh_token');
    if (isRefresh) asked.refresh++;
    else asked.code++;
    if (!isRefresh || !refreshRefused) return route.continue();
    const headers = { 'access-control-allow-origin': new URL(page.url()).origin };
    return route.fulfill({ status: 400, headers, contentType: 'application/json', body: '{"error":"invalid_grant"}' });
  });
  return asked;
}

test("[Q-S7] [Q-S8] calls that meet an expired token share one renewal and are repeated; where the refresh token is no longer taken, the provider's session renews in a hidden frame", async ({
  page,
}) => {
  await signIn(page, 'researcher');
  const asked = await expire(page);
  await reload(page);
  await expect(page.getByRole('link', { name: 'Lead agency named in law' }).first()).toBeVisible();
  expect(asked.refused).toBeGreaterThanOrEqual(2);
  expect(asked.refresh).toBe(1);

  const again = await expire(page, true);
  await reload(page);
  await expect(page.getByRole('link', { name: 'Lead agency named in law' }).first()).toBeVisible();
  expect(again).toMatchObject({ refresh: 1, code: 1 });
});

test('[Q-S7] a page of many calls, of which some were sent before its script and some are made after the renewal, renews once', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const late = page.getByRole('list', { name: 'Who is behind' }).getByRole('link').first();
  await expect(late).toBeVisible();
  await reload(page);
  // the tab knows what its page asks for, and asks for it early from then on
  const known = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('ui:frame') ?? '{}').calls?.length ?? 0);
  await expect.poll(known).toBeGreaterThan(5);
  const asked = await expire(page);
  await reload(page);
  await expect(late).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.refused).toBeGreaterThanOrEqual(3);
  expect([asked.refresh, asked.code]).toEqual([1, 0]);
});

test('[Q-R15] where nothing renews, the person signs in again by one click and comes back to what was typed', async ({
  page,
}) => {
  const address = '/countries/242/indicator/451';
  await signIn(page, 'admin', address);
  const note = page.getByRole('textbox', { name: 'Researcher Note' });
  const text = 'Typed before the session ended.';
  await note.fill(text);
  await page.waitForTimeout(1200);
  await page.route('**/token', (route) => route.abort());
  await page.route('**/api/v1/**', (route) => route.fulfill(problem(401, 'unauthenticated')));
  // Coming back to the window looks at the server again.
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await expect(page).toHaveURL(/\/unauthorized$/);
  await expect(page.getByRole('heading', { name: 'Your session has ended' })).toBeVisible();
  await page.unroute('**/token');
  await page.unroute('**/api/v1/**');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(note).toHaveValue(text);
});
