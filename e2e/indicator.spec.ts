import type { Page } from '@playwright/test';
import { conflict, problem } from './support/problem.ts';
import { goWithin } from './support/quiet.ts';
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

// Rated are Norway 1.3.2 to 1.3.4, which no other journey changes.
const noteOf = (page: Page) => page.getByRole('textbox', { name: 'Researcher Note' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Unsaved Changes' });
const draftsOf = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => /^draft:(?!key:)/.test(key)));
const typed = 'Typed, but not saved yet.';

test('[S159] [S161] [S162] [S163] [S168] [Q-R16] [Q-R17] the page: header, people, switches, of which a dirty form asks once; accessible, also on a phone; drafts come back', async ({
  page,
  context,
}) => {
  await openAs(page, 'admin', '/countries/404/indicator/451');
  await expect(page.getByRole('heading', { name: /1\.1\.1\s*Lead agency named in law/ })).toBeVisible();
  await expect(noteOf(page)).toBeVisible();
  await expect(page.getByText('Rui Tanaka').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Last edition' })).toContainText('Road Safety Report 2025');
  await expectAccessible(page);

  await test.step('leaving a dirty form by Switch Country asks once', async () => {
    const leave = async () => {
      await page.getByRole('combobox', { name: 'Switch Country' }).click();
      await page.getByPlaceholder('Search country by name').fill('norw');
      await expect(page.getByRole('option')).toHaveCount(1);
    };
    await noteOf(page).fill(typed);
    await leave();
    await expectAccessible(page, '[data-slot=popover]');
    await page.keyboard.press('Enter');
    await expect(dialogOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(noteOf(page)).toHaveValue(typed);
    await leave();
    await page.keyboard.press('Enter');
    await dialogOf(page).getByRole('button', { name: 'Proceed Without Saving' }).click();
    await expect(page).toHaveURL(/\/countries\/578\/indicator\/451$/);
    await expect(page.getByRole('heading', { name: 'NORWAY' })).toBeVisible();
    await expect(dialogOf(page)).toHaveCount(0);
    expect(await draftsOf(page)).toEqual([]);
  });

  await page.getByRole('combobox', { name: 'Switch Indicator' }).click();
  await page.getByPlaceholder('Search indicator by name or number').fill('1.1.3');
  await page.getByRole('option', { name: /^1\.1\.3 / }).click();
  await expect(page).toHaveURL(/\/countries\/578\/indicator\/453$/);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(noteOf(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);

  await test.step('a draft comes back after a reload, and goes with the save', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await goWithin(page, '/countries/578/indicator/464');
    await expect(page).toHaveURL(/464$/);
    await expect(page.getByRole('heading', { name: /^1\.3\.4/ })).toBeVisible();
    await rate(page, typed);
    page.on('dialog', (dialog) => void dialog.accept());
    await reloadAtOnce(page);
    await expect(noteOf(page)).toHaveValue(typed);
    await expect(page.getByText('What you typed earlier was not saved. It is back.')).toBeVisible();
    await page.getByRole('form', { name: 'Rating' }).getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText(/^Last Update: .* by Amara Okafor/)).toBeVisible();
    await expect.poll(() => draftsOf(page)).toEqual([]);
  });

  await test.step('it comes back after the tab has crashed', async () => {
    const more = `${typed} Typed before the crash.`;
    await noteOf(page).fill(more);
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
    await expect.poll(value).toBe(more);
  });
});

test('[S168] [Q-R17] [Q-S12] logging out of a dirty form: a refused save keeps the person, one that is stored leaves no draft, and what is fetched after it does not come back', async ({
  page,
}) => {
  const text = `Saved on the way out, ${Date.now()}.`;
  const address = '/countries/578/indicator/463';
  const logOut = async () => {
    await page.getByRole('button', { name: 'Hi Amara Okafor!' }).click();
    await page.getByRole('button', { name: 'Log Out' }).click();
  };
  await openAs(page, 'admin', address);

  await test.step('a save that is refused while logging out keeps the person and what was typed', async () => {
    await rate(page, text);
    await page.route('**/rating-update', (route) => route.fulfill(conflict));
    await logOut();
    await dialogOf(page).getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Something went wrong updating the rating for this Indicator').first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(noteOf(page)).toHaveValue(text);
    await page.unroute('**/rating-update');
  });

  await test.step('logging out by saving saves it, and leaves no draft', async () => {
    await logOut();
    await throughLogOut(page, () => dialogOf(page).getByRole('button', { name: 'Save Changes' }).click());
    expect(await draftsOf(page)).toEqual([]);
    await signIn(page, 'admin', address);
    await expect(noteOf(page)).toHaveValue(text);
  });

  await test.step('who saves and logs out at once stays signed out, though what is fetched after the save is refused by then', async () => {
    const later = (path: string, ms: number) =>
      page.route(path, async (route) => {
        await new Promise((wait) => setTimeout(wait, ms));
        await route.continue().catch(() => undefined);
      });
    await rate(page, `${text} And at once.`);
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
});

test('[Q-R15] while a long note is written the token expires and is renewed; the save arrives', async ({ page }) => {
  await page.clock.install();
  await openAs(page, 'admin', '/countries/578/indicator/465');
  const token = () =>
    page.evaluate(() => {
      const key = Object.keys(sessionStorage).find((one) => one.startsWith('oidc.user:')) ?? '';
      return JSON.parse(sessionStorage.getItem(key) ?? '{}').access_token as string;
    });
  const first = await token();
  await rate(page, typed);
  // As a server does with a token that has expired.
  await page.route('**/api/v1/**', async (route) => {
    if ((await route.request().headerValue('authorization')) !== `Bearer ${first}`) return route.continue();
    return route.fulfill(problem(401, 'unauthenticated'));
  });
  await page.clock.fastForward('11:00');
  await noteOf(page).press('End');
  await noteOf(page).pressSequentially(' And more.');
  await page.getByRole('form', { name: 'Rating' }).getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(/^Last Update: .* by Amara Okafor/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hi Amara Okafor!' })).toBeVisible();
  expect(await token()).not.toBe(first);
  await page.unroute('**/api/v1/**');
  await reload(page);
  await expect(noteOf(page)).toHaveValue(`${typed} And more.`);
});
