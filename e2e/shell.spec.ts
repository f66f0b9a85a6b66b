import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectContrast, notice, openAs, type Person, test } from './support/test.ts';

const menus: [Person, string[]][] = [
  [
    'admin',
    ['DASHBOARD', 'PROGRAMME', 'RESULTS', 'COUNTRIES', 'EDITIONS', 'LIBRARY', 'COMPARE', 'USERS', 'ACTIVITY LOG'],
  ],
  ['researcher', ['DASHBOARD', 'PROGRAMME', 'RESULTS', 'COUNTRIES', 'LIBRARY', 'COMPARE']],
  ['reviewer', ['DASHBOARD', 'PROGRAMME', 'RESULTS', 'COUNTRIES', 'LIBRARY', 'COMPARE']],
  ['external', ['DASHBOARD', 'PROGRAMME', 'RESULTS', 'COUNTRIES']],
  ['spectator', ['DASHBOARD', 'PROGRAMME', 'RESULTS', 'COUNTRIES', 'COMPARE']],
];
for (const [person, words] of menus)
  test(`[S33] [S34] [S116] [B1] [B45] the first screen of ${person} is accessible, with ${words.join(', ')}`, async ({
    page,
  }) => {
    await openAs(page, person);
    await expectFirstScreen(page);
    const menu = page.getByRole('navigation', { name: 'Pages' });
    expect(await menu.getByRole('link').allInnerTexts()).toEqual(words);
    const transfer = menu.getByRole('button', { name: 'IMPORT/EXPORT' });
    await expect(transfer).toHaveCount(person === 'admin' ? 1 : 0);
    if (person !== 'admin') return;
    await transfer.click();
    await expect(menu.getByRole('link', { name: 'Import Data' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Export Data' })).toBeVisible();
  });

/** At each size, in light and dark: home and the first rows are there, nothing reaches beyond the page, axe is content. */
async function expectFirstScreen(page: Page) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1024, height: 768 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: 'light' });
    const home = page.getByRole('region', { name: 'Home' });
    await expect(home.getByRole('img', { name: /^Programme: QA Completed/ })).toBeVisible();
    await expect(page.locator('main [data-slot=skeleton]')).toHaveCount(0);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page);
  }
  await page.emulateMedia({ colorScheme: null });
}

const guarded = [
  ['/users', 'User Management'],
  ['/editions', 'Report Management'],
  ['/editions/4', 'Report Management'],
  ['/import', 'Import Data'],
  ['/export', 'Export Data'],
  ['/activity', 'Activity Log'],
] as const;
for (const [address, label] of guarded)
  test(`[S39] [S134] ${address} turns a researcher away with words that stay after the redirect`, async ({ page }) => {
    await openAs(page, 'researcher', address);
    await expect(page).toHaveURL(/\/unauthorized$/);
    await expect(notice(page, `You do not have the required permissions to access the ${label} Page`)).toBeVisible();
  });

test('[S39] the guard says nothing while a link is only preloaded', async ({ page }) => {
  await openAs(page, 'researcher');
  await page.getByRole('link', { name: 'COMPARE' }).hover();
  await page.waitForTimeout(300);
  await expect(page.getByText('You do not have the required permissions')).toHaveCount(0);
});

test('[S5] [S27] header, index title and the note that the ratings are fictitious', async ({ page }) => {
  await openAs(page, 'spectator');
  await expect(page.getByRole('banner').getByText('Road Safety Index')).toBeVisible();
  await expect(page.getByText('every rating and comment is fictitious')).toBeVisible();
});

test('[S35] [S41] the bell toggles the side panel, by mouse and by keyboard', async ({ page }) => {
  await openAs(page, 'spectator');
  const bell = page.getByRole('button', { name: 'Notifications', exact: true });
  await bell.click();
  const panel = page.getByRole('complementary', { name: 'Notifications' });
  await expect(panel.getByRole('heading', { name: 'Notifications' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
});

const errors = [
  ['/404', '404 Page Not Found Error', 'The requested resource was not found.'],
  ['/500', '500 Internal Server Error', 'An internal server error occurred.'],
  ['/no/such/address', '404 Page Not Found Error', 'The requested resource was not found.'],
] as const;
for (const [address, title, text] of errors)
  test(`[S31] [S32] [S200] ${address} says what happened and leads back to the dashboard`, async ({ page }) => {
    await openAs(page, 'researcher', address);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'DASHBOARD' })).toBeVisible();
  });

for (const [status, address, title] of [
  [500, '/500', '500 Internal Server Error'],
  [404, '/404', '404 Page Not Found Error'],
  [400, '/404', '404 Page Not Found Error'],
] as const)
  test(`[S129] a call that answers ${status} leads to ${address}, which leads back`, async ({ page }) => {
    await openAs(page, 'researcher');
    const type = 'application/problem+json';
    const body = JSON.stringify({ type: 'about:blank', title: 'x', status, code: 'internal' });
    await page.route('**/api/v1/dashboard/**', (route) => route.fulfill({ status, contentType: type, body }));
    await page.goto('/dashboard?currentUser=false');
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page.unroute('**/api/v1/dashboard/**');
    await page.getByRole('link', { name: 'Back to where you were' }).click();
    await expect(page).toHaveURL(/\/dashboard\?currentUser=false$/);
    await expect(page.getByRole('heading', { name: 'DASHBOARD' })).toBeVisible();
  });

test('[S129] [S171] comments that answer 500 say so in their tab, and the page stays', async ({ page }) => {
  const address = '/countries/404/indicator/451';
  await openAs(page, 'admin', address);
  const type = 'application/problem+json';
  const body = JSON.stringify({ type: 'about:blank', title: 'x', status: 500, code: 'internal' });
  await page.route('**/comments?*', (route) => route.fulfill({ status: 500, contentType: type, body }));
  await page.getByRole('tab', { name: /^Comments/ }).click();
  const words = 'Error loading Comments: Something went wrong fetching indicator rating comments';
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload Page' })).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expectAccessible(page);
  await page.unroute('**/comments?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(words)).toHaveCount(0);
});

test('[S28] [S136] [Q-R25] without an active edition the dashboard says so once and rests', async ({ page }) => {
  await page.route('**/api/v1/report-editions', (route) => route.fulfill({ json: [] }));
  await openAs(page, 'researcher', '/countries');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('No active edition').first()).toBeVisible();
  await expect(page.getByText('No data to display')).toBeVisible();
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(/\/dashboard$/);
});
