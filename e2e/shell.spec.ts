import type { Page } from '@playwright/test';
import { problem } from './support/problem.ts';
import { goWithin } from './support/quiet.ts';
import {
  expect,
  expectAccessible,
  expectContrast,
  notice,
  openAs,
  type Person,
  pressKey,
  test,
} from './support/test.ts';

const phone = { width: 390, height: 844 };
const tablet = { width: 1024, height: 768 };
const wide = { width: 1440, height: 900 };

const everybody = ['DASHBOARD', 'PROGRAMME', 'RESULTS', 'COUNTRIES'];
// Axe looks again at a document only where it is built otherwise: two people of one role differ in their tasks.
const menus: [Person, string[], (typeof phone)[]][] = [
  ['admin', [...everybody, 'EDITIONS', 'LIBRARY', 'COMPARE', 'USERS', 'ACTIVITY LOG'], [phone, tablet, wide]],
  ['researcher', [...everybody, 'LIBRARY', 'COMPARE'], [phone, wide]],
  ['reviewer', [...everybody, 'LIBRARY', 'COMPARE'], [wide]],
  ['external', everybody, [wide]],
];
for (const [person, words, looks] of menus)
  test(`[S33] [S34] [S39] [S116] [B1] [B45] the first screen of ${person} is accessible, with ${words.join(', ')}`, async ({
    page,
  }) => {
    await openAs(page, person);
    await expectFirstScreen(page, looks);
    await expectMenu(page, words);
    const menu = page.getByRole('navigation', { name: 'Pages' });
    const transfer = menu.getByRole('button', { name: 'IMPORT/EXPORT' });
    await expect(transfer).toHaveCount(person === 'admin' ? 1 : 0);
    if (person === 'researcher')
      await test.step('the guard says nothing while a link is only preloaded', async () => {
        await menu.getByRole('link', { name: 'COMPARE' }).hover();
        await page.waitForTimeout(300);
        await expect(page.getByText('You do not have the required permissions')).toHaveCount(0);
      });
    if (person !== 'admin') return;
    await transfer.click();
    await expect(menu.getByRole('link', { name: 'Import Data' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Export Data' })).toBeVisible();
  });

test('[S5] [S27] [S33] [S34] [S35] [S41] [S116] [S142] [B1] [B45] the first screen of a spectator is accessible, says that the ratings are fictitious, its bell toggles the side panel, and Show all leads to the rows', async ({
  page,
}) => {
  await openAs(page, 'spectator');
  await expect(page.getByRole('banner').getByText('Road Safety Index')).toBeVisible();
  await expect(page.getByText('every rating and comment is fictitious')).toBeVisible();
  await expectFirstScreen(page, [phone, wide]);
  await expectMenu(page, [...everybody, 'COMPARE']);
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'Notifications' });
  await expect(panel.getByRole('heading', { name: 'Notifications' })).toBeVisible();
  await expectAccessible(page, '#side-panel');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);

  await test.step('who presses Show all goes on from the rows', async () => {
    await goWithin(page, '/dashboard?currentUser=true');
    await pressKey(page.getByRole('button', { name: 'Show all' }), 'Enter');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Country indicators' })).toBeFocused();
    await page.keyboard.press('Tab');
    // the heads order the rows, and come before them
    await expect(page.getByRole('columnheader').getByRole('button').first()).toBeFocused();
  });

  await test.step('beyond 1920 px a list stands in the middle, and what has columns for the room takes it', async () => {
    await page.setViewportSize({ width: 2560, height: 1440 });
    const box = () => page.getByRole('main').getByRole('table').first().boundingBox();
    await expect.poll(async () => (await box())?.width).toBeLessThanOrEqual(1728);
    const { x = 0, width = 0 } = (await box()) ?? {};
    expect(Math.abs(x + width / 2 - 1280)).toBeLessThan(10);
    await goWithin(page, '/results');
    await expect.poll(async () => (await box())?.width).toBeGreaterThan(1728);
    await goWithin(page, '/nothing-here');
    const words = await page.getByRole('heading', { name: '404 Page Not Found Error' }).boundingBox();
    expect(words?.width, 'px of a message').toBeLessThanOrEqual(448);
  });
});

const expectMenu = async (page: Page, words: string[]) =>
  expect(await page.getByRole('navigation', { name: 'Pages' }).getByRole('link').allInnerTexts()).toEqual(words);

/** At each size home and the first rows are there and nothing reaches beyond the page; at `looks` axe is content, in light and dark. */
async function expectFirstScreen(page: Page, looks: (typeof phone)[]) {
  for (const viewport of [phone, tablet, wide]) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: 'light' });
    const home = page.getByRole('region', { name: 'Home' });
    await expect(home.getByRole('img', { name: /^Programme: QA Completed/ })).toBeVisible();
    await expect(page.locator('main [data-slot=skeleton]')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    if (!looks.includes(viewport)) continue;
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page);
  }
  await page.emulateMedia({ colorScheme: null });
}

test('[S20] [S28] [S31] [S32] [S39] [S129] [S134] [S136] [S171] [S200] [S230] [Q-R25] what may not be entered, is not there, answers 500 or has no edition says so, on a page that leads back or in its place', async ({
  page,
}) => {
  const failing = problem(500, 'internal');

  await test.step('/users turns a researcher away with words that stay after the redirect', async () => {
    await openAs(page, 'researcher', '/users');
    await expect(page).toHaveURL(/\/unauthorized$/);
    await expect(
      notice(page, 'You do not have the required permissions to access the User Management Page'),
    ).toBeVisible();
  });

  await test.step('an address without a page leads back to the dashboard', async () => {
    await goWithin(page, '/no/such/address');
    await expect(page.getByRole('heading', { name: '404 Page Not Found Error' })).toBeVisible();
    await expect(page.getByText('The requested resource was not found.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'DASHBOARD' })).toBeVisible();
  });

  await test.step('a call that answers 500 leads to /500, which leads back', async () => {
    await page.route('**/api/v1/dashboard/**', (route) => route.fulfill(failing));
    await goWithin(page, '/dashboard?currentUser=false');
    await expect(page).toHaveURL(/\/500$/);
    await expect(page.getByRole('heading', { name: '500 Internal Server Error' })).toBeVisible();
    await expect(page.getByText('An internal server error occurred.')).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/v1/dashboard/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/\/dashboard\?currentUser=false$/);
    await expect(page.getByRole('heading', { name: 'DASHBOARD' })).toBeVisible();
  });

  await test.step('comments that answer 500 say so in their tab, and the page stays', async () => {
    await page.getByRole('link', { name: 'Lead agency named in law' }).first().click();
    await page.route('**/comments?*', (route) => route.fulfill(failing));
    await page.getByRole('tab', { name: /^Comments/ }).click();
    const address = new URL(page.url()).pathname;
    const words = 'Error loading Comments: Something went wrong fetching indicator rating comments';
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload Page' })).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(address);
    expect(address).toMatch(/^\/countries\/\d+\/indicator\/451$/);
    await expectAccessible(page);
    await page.unroute('**/comments?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(words)).toHaveCount(0);
  });

  await test.step('without an active edition the dashboard says so once and rests', async () => {
    await page.route('**/api/v1/report-editions', (route) => route.fulfill({ json: [] }));
    await page.goto('/countries');
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText('No active edition').first()).toBeVisible();
    await expect(page.getByText('No data to display')).toBeVisible();
    await page.waitForTimeout(500);
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test('where config.json does not come it is asked for again by keyboard, and the page is shown', async ({ page }) => {
  await page.route('**/config.json', (route) => route.fulfill({ status: 503 }));
  await page.goto('/404');
  await expect(page.getByRole('heading', { name: 'The application cannot start' })).toBeVisible();
  await expect(page.getByText(/^Something it needs could not be read/)).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/config.json');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '404 Page Not Found Error' })).toBeVisible();
});
