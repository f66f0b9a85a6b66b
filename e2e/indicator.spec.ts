import type { Page } from '@playwright/test';
import { startOwnServer } from './support/own-server.ts';
import {
  expect,
  expectAccessible,
  openAs,
  rate,
  reload,
  reloadAtOnce,
  signIn,
  test,
  throughLogOut,
} from './support/test.ts';

// Norway 1.3.1 to 1.3.5, which no other journey changes.
const indicator = '/countries/578/indicator/462';
const noteOf = (page: Page) => page.getByRole('textbox', { name: 'Researcher Note' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Unsaved Changes' });
const draftsOf = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => /^draft:(?!key:)/.test(key)));
const typed = 'Typed, but not saved yet.';

test('[S159] [S161] [S162] [S163] the page: header, switches, neighbours, people; accessible, also on a phone', async ({
  page,
}) => {
  await openAs(page, 'admin', '/countries/404/indicator/451');
  await expect(page.getByRole('heading', { name: /1\.1\.1\s*Lead agency named in law/ })).toBeVisible();
  await expect(noteOf(page)).toBeVisible();
  await expect(page.getByText('Rui Tanaka').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Last edition' })).toContainText('Road Safety Report 2025');
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Switch Country' }).click();
  await page.getByPlaceholder('Search country by name').fill('norw');
  await expect(page.getByRole('option')).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/countries\/578\/indicator\/451$/);
  await expect(page.getByRole('heading', { name: 'NORWAY' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Switch Indicator' }).click();
  await page.getByPlaceholder('Search indicator by name or number').fill('1.1.3');
  await page.getByRole('option', { name: /^1\.1\.3 / }).click();
  await expect(page).toHaveURL(/\/countries\/578\/indicator\/453$/);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(noteOf(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
});

const exits: [string, (page: Page) => Promise<unknown>, RegExp][] = [
  [
    'Switch Country',
    async (page) => {
      await page.getByRole('combobox', { name: 'Switch Country' }).click();
      await page.getByPlaceholder('Search country by name').fill('fiji');
      await expect(page.getByRole('option')).toHaveCount(1);
      await page.keyboard.press('Enter');
    },
    /\/countries\/242\/indicator\/462$/,
  ],
  [
    'Switch Indicator',
    async (page) => {
      await page.getByRole('combobox', { name: 'Switch Indicator' }).click();
      await page.getByPlaceholder('Search indicator by name or number').fill('1.1.2');
      await expect(page.getByRole('option', { name: /^1\.1\.2 / })).toHaveAttribute('data-selected', 'true');
      await page.keyboard.press('Enter');
    },
    /\/countries\/578\/indicator\/452$/,
  ],
  [
    'a notification',
    async (page) => {
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await page
        .getByRole('complementary', { name: 'Notifications' })
        .getByRole('link', { name: /has tagged you/ })
        .first()
        .click();
    },
    /\/countries\/\d+\/indicator\/\d+\?commentId=\d+$/,
  ],
];
for (const [way, leave, target] of exits)
  test(`[S168] [Q-R17] leaving a dirty form by ${way} asks once`, async ({ page }) => {
    await openAs(
      page,
      way === 'a notification' ? 'researcher' : 'admin',
      way === 'a notification' ? '/countries/404/indicator/451' : indicator,
    );
    await noteOf(page).fill(typed);
    await leave(page);
    await expect(dialogOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(noteOf(page)).toHaveValue(typed);
    if (way === 'a notification') await page.getByRole('button', { name: /^Notifications/ }).click();
    await leave(page);
    await dialogOf(page).getByRole('button', { name: 'Proceed Without Saving' }).click();
    await expect(page).toHaveURL(target);
    await expect(dialogOf(page)).toHaveCount(0);
    expect(await draftsOf(page)).toEqual([]);
  });

test('[S168] [Q-R17] logging out of a dirty form by saving it saves it, and leaves no draft', async ({ page }) => {
  const text = `Saved on the way out, ${Date.now()}.`;
  await openAs(page, 'admin', '/countries/578/indicator/463');
  await rate(page, text);
  await page.getByRole('button', { name: 'Hi Amara Okafor!' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await throughLogOut(page, () => dialogOf(page).getByRole('button', { name: 'Save Changes' }).click());
  expect(await draftsOf(page)).toEqual([]);
  await signIn(page, 'admin', '/countries/578/indicator/463');
  await expect(noteOf(page)).toHaveValue(text);
});

test('[Q-S12] who saves and logs out at once stays signed out, though what is fetched after the save is refused by then', async ({
  page,
}) => {
  const later = (address: string, ms: number) =>
    page.route(address, async (route) => {
      await new Promise((wait) => setTimeout(wait, ms));
      await route.continue().catch(() => undefined);
    });
  await openAs(page, 'admin', '/countries/578/indicator/463');
  await rate(page, `Saved on the way out, ${Date.now()}.`);
  await later('**/rating-update', 800);
  await later('**/rating-history**', 600);
  await later('**/session/end**', 3000);
  await page.getByRole('form', { name: 'Rating' }).getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('button', { name: 'Hi Amara Okafor!' }).click();
  await throughLogOut(page, async () => {
    await page.getByRole('button', { name: 'Log Out' }).click();
    // what would be typed now would be lost
    await expect(page.locator('body')).toHaveAttribute('inert');
  });
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /^(oidc\.user|draft):/.test(key))),
  ).toEqual([]);
});

test('[S168] [Q-R17] a save that is refused while logging out keeps the person and what was typed', async ({
  page,
}) => {
  await openAs(page, 'admin', '/countries/578/indicator/463');
  await rate(page, typed);
  const body = JSON.stringify({ type: 'about:blank', title: 'Conflict', status: 409, code: 'conflict', detail: 'No.' });
  await page.route('**/rating-update', (route) =>
    route.fulfill({ status: 409, contentType: 'application/problem+json', body }),
  );
  await page.getByRole('button', { name: 'Hi Amara Okafor!' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await dialogOf(page).getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Something went wrong updating the rating for this Indicator').first()).toBeVisible();
  await expect(page).toHaveURL(/\/countries\/578\/indicator\/463$/);
  await expect(noteOf(page)).toHaveValue(typed);
});

test('[Q-R16] a draft comes back after a reload, and goes with the save', async ({ page }) => {
  await openAs(page, 'admin', '/countries/578/indicator/464');
  await rate(page, typed);
  page.on('dialog', (dialog) => void dialog.accept());
  await reloadAtOnce(page);
  await expect(noteOf(page)).toHaveValue(typed);
  await expect(page.getByText('What you typed earlier was not saved. It is back.')).toBeVisible();
  await page.getByRole('form', { name: 'Rating' }).getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(/^Last Update: .* by Amara Okafor/)).toBeVisible();
  await expect.poll(() => draftsOf(page)).toEqual([]);
});

test('[Q-R16] a draft comes back after the tab has crashed', async ({ page, context }) => {
  await openAs(page, 'admin', '/countries/578/indicator/465');
  await noteOf(page).fill(typed);
  await expect.poll(() => draftsOf(page)).toHaveLength(1);
  const address = page.url();
  const tab = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void tab.send('Page.crash').catch(() => undefined);
  await crashed;
  await tab.send('Page.navigate', { url: address });
  const value = async () => {
    const expression = 'document.querySelector("form[aria-label=Rating] textarea")?.value';
    return (await tab.send('Runtime.evaluate', { expression })).result.value;
  };
  await expect.poll(value).toBe(typed);
});

test('[Q-R15] while a long note is written the token expires and is renewed; the save arrives', async ({ browser }) => {
  test.setTimeout(120_000);
  const server = await startOwnServer('short-token', { OIDC_TOKEN_TTL: '20' });
  try {
    const page = await (await browser.newContext({ baseURL: server.url })).newPage();
    await signIn(page, 'admin', indicator);
    const token = () =>
      page.evaluate(() => Object.entries(sessionStorage).find(([key]) => key.startsWith('oidc.user:'))?.[1] ?? '');
    const first = await token();
    await rate(page, typed);
    await page.waitForTimeout(25_000);
    await noteOf(page).press('End');
    await noteOf(page).pressSequentially(' And more.');
    await page.getByRole('form', { name: 'Rating' }).getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText(/^Last Update: .* by Amara Okafor/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Hi Amara Okafor!' })).toBeVisible();
    expect(await token()).not.toBe(first);
    await reload(page);
    await expect(noteOf(page)).toHaveValue(`${typed} And more.`);
  } finally {
    await server.end();
  }
});
