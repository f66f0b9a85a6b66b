import type { Browser, Page } from '@playwright/test';
import { askApi } from './support/api.ts';
import {
  expect,
  expectAccessible,
  expectContrast,
  openAs,
  type Person,
  reload,
  signInAlone,
  test,
} from './support/test.ts';

const sizes = { screen: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });
const isOpen = (page: Page, name: string | RegExp) => expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
const count = (page: Page) => page.getByRole('region', { name: 'Filters' }).getByText(/^[\d,]+ country indicators?$/);

async function as(browser: Browser, person: Person, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openAs(page, person, address);
  return page;
}

/** Takes back what a try of the journey left: other journeys start with the list by itself. */
async function removeView(page: Page, name: string) {
  const views = await askApi<{ Id: number; Name: string }[]>(page, '/views');
  for (const { Id } of views.filter(({ Name }) => Name === name))
    await askApi(page, `/views/${Id}`, { method: 'DELETE' });
}

test('[B11] a researcher saves, finds, renames and deletes a view by keyboard alone', async ({ page }) => {
  await signInAlone(page, 'researcher');
  await removeView(page, 'Sent in, by date');
  await removeView(page, 'By date');
  await page.goto('/dashboard?status=[2]&sort=due');
  await isOpen(page, 'Standard');
  const save = page.getByRole('button', { name: 'Save view…' });
  const name = page.getByRole('dialog', { name: 'Save view' }).getByRole('textbox', { name: 'Name' });
  await save.press('Enter');
  await expect(name).toBeFocused();
  await page.keyboard.type('Sent in, by date');
  await page.keyboard.press('Enter');
  await isOpen(page, 'Sent in, by date');
  await expect(tab(page, 'Sent in, by date')).toBeFocused();
  const rows = await count(page).textContent();
  await reload(page);
  await isOpen(page, 'Sent in, by date');

  await page.getByRole('link', { name: 'COUNTRIES' }).press('Enter');
  await expect(tab(page, /^Furthest behind/)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('sent in');
  await expect(page.getByRole('option').first()).toHaveText(/^Sent in, by date/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\?.*saved=\d+/);
  await isOpen(page, 'Sent in, by date');
  await expect(count(page)).toHaveText(rows ?? '');

  await page.getByRole('button', { name: 'Columns' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Columns' })).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Due' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Update view' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Update view' })).toHaveCount(0);
  await tab(page, 'Sent in, by date').focus();
  await page.keyboard.press('Home');
  await expect(tab(page, 'Standard')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Due' })).toBeVisible();
  await tab(page, 'Standard').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Sent in, by date')).toBeFocused();
  await page.keyboard.press('Enter');
  await isOpen(page, 'Sent in, by date');
  await expect(page.getByRole('columnheader', { name: 'Due' })).toHaveCount(0);

  const actions = page.getByRole('button', { name: /^Actions of the view/ });
  await actions.press('Enter');
  await page.getByRole('menuitem', { name: 'Rename…' }).press('Enter');
  const renamed = page.getByRole('dialog', { name: 'Edit view' }).getByRole('textbox', { name: 'Name' });
  await renamed.fill('To rate');
  await page.keyboard.press('Enter');
  await expect(page.getByText('A view of yours has this name already.')).toBeVisible();
  await renamed.fill('By date');
  await page.keyboard.press('Enter');
  await isOpen(page, 'By date');
  for (const how of ['undone', 'done']) {
    await actions.press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
    await isOpen(page, 'Standard');
    await expect(tab(page, 'By date')).toHaveCount(0);
    if (how === 'done') continue;
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await tab(page, 'By date').click();
    await isOpen(page, 'By date');
  }
  await reload(page);
  await isOpen(page, 'Standard');
  await expect(tab(page, 'By date')).toHaveCount(0);
});

test('[B11] [B43] a manager shares a view, which the activity log tells, and makes it the start of spectators, who see it and leave it by a press', async ({
  browser,
}) => {
  const NAME = 'Completed lately';
  const manager = await (await browser.newContext()).newPage();
  await signInAlone(manager, 'admin');
  await removeView(manager, NAME);
  await manager.goto('/dashboard?status=[3]&sort=-statusSince&currentUser=false');
  try {
    await manager.getByRole('button', { name: 'Save view…' }).click();
    const dialog = manager.getByRole('dialog', { name: 'Save view' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill(NAME);
    await dialog.getByRole('checkbox', { name: 'Share with everybody of the edition' }).check();
    await dialog.getByRole('checkbox', { name: 'Spectator' }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await isOpen(manager, /^Completed lately \(shared\)/);
    const rows = (await count(manager).textContent()) ?? '';

    const spectator = await as(browser, 'spectator', '/dashboard');
    for (const size of ['screen', 'phone'] as const) {
      await spectator.setViewportSize(sizes[size]);
      await isOpen(spectator, /^Completed lately.*your start/);
      await expect(count(spectator)).toHaveText(rows);
      await expect(spectator.getByRole('button', { name: 'Remove Status: QA Completed' })).toBeVisible();
      await expect(spectator.getByRole('button', { name: /^Actions of the view/ })).toHaveCount(0);
      await tab(spectator, 'Standard').click();
      await expect(spectator).toHaveURL(/\/dashboard\?saved=0/);
      await expect(count(spectator)).not.toHaveText(rows);
      await spectator.getByRole('link', { name: 'DASHBOARD', exact: true }).click();
      await isOpen(spectator, /^Completed lately/);
    }
    await spectator.context().close();

    const researcher = await as(browser, 'researcher', '/dashboard');
    await isOpen(researcher, 'Standard');
    await expect(researcher).toHaveURL(/\/dashboard$/);
    await expect(tab(researcher, /^Completed lately \(shared\)/)).toBeVisible();

    await manager.getByRole('button', { name: /^Actions of the view/ }).click();
    await manager.getByRole('menuitem', { name: 'Delete' }).click();
    await manager.getByRole('dialog', { name: 'Delete this view?' }).getByRole('button', { name: 'Delete' }).click();
    await isOpen(manager, 'Standard');
    await expect(tab(manager, /^Completed lately/)).toHaveCount(0);
    await manager.getByRole('link', { name: 'ACTIVITY LOG' }).click();
    await expect(manager.getByText(`Added saved view ‘${NAME}’`).first()).toBeVisible();
  } finally {
    await removeView(manager, NAME);
  }
});

test('[B11] tabs, dialog and columns on a screen and a phone, in light and dark, stay within the page and accessible', async ({
  page,
}) => {
  await signInAlone(page, 'admin');
  for (const viewport of Object.values(sizes)) {
    await page.setViewportSize(viewport);
    await page.goto('/dashboard?status=[1]');
    const look = async (part?: string) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await expectAccessible(page, part);
      // What comes over the page has the same colours at each size.
      if (!part || viewport === sizes.screen) {
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectContrast(page, part);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    };
    await tab(page, /^Overdue/).click();
    await isOpen(page, /^Overdue/);
    await look();
    await page.getByRole('button', { name: 'Columns' }).click();
    await expect(page.getByRole('dialog', { name: 'Columns' })).toBeVisible();
    await look('[role=dialog]');
    await page.keyboard.press('Escape');
    await page.getByRole('switch', { name: 'Show assigned to me only' }).click();
    await expect(page.getByRole('button', { name: 'Update view' })).toBeVisible();
    const beginning = tab(page, /^Overdue/).getByText('Overdue');
    await expect(async () => {
      const box = await page.getByRole('tablist', { name: 'Saved views' }).boundingBox();
      const name = await beginning.boundingBox();
      if (!box || !name) throw new Error('the open view is not there');
      expect(name.x, 'its name begins in view').toBeGreaterThanOrEqual(box.x);
      expect(name.x + name.width, 'and ends there').toBeLessThanOrEqual(box.x + box.width);
    }).toPass();
    await page.getByRole('button', { name: /^Actions of the view/ }).click();
    await look('[data-slot=menu]');
    await page.getByRole('menuitem', { name: 'Save as a new view…' }).click();
    await page.getByRole('checkbox', { name: 'Share with everybody of the edition' }).check();
    await look('[data-slot=dialog]');
  }
});
