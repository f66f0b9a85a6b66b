import type { Page } from '@playwright/test';
import { refuseOnce } from './support/problem.ts';
import { goWithin } from './support/quiet.ts';
import { allArrived, expect, expectAccessible, notice, openAs, reload, test } from './support/test.ts';

const edit = '/editions/4/edit';
const table = (page: Page, what: 'Users' | 'Countries') => page.getByRole('table', { name: what });
const row = (page: Page, what: 'Users' | 'Countries', text: string) =>
  table(page, what).getByRole('row').filter({ hasText: text });
const choice = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const tryAgain = (page: Page) =>
  page
    .getByRole('region', { name: /^Notices/ })
    .getByRole('button', { name: 'Try again' })
    .click();

async function find(page: Page, label: string, text: string) {
  const box = page.getByRole('searchbox', { name: label, exact: true });
  await box.fill(text);
  await box.press('Enter');
}

async function remove(page: Page, button: string | RegExp, confirm: 'Remove user' | 'Remove country') {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/added again|add them again/);
  await dialog.getByRole('button', { name: confirm }).click();
}

/** Opens the edition's page for users or for countries. */
async function open(page: Page, what: 'Users' | 'Countries') {
  const tab = page.getByRole('tab', { name: what });
  await expect(tab.or(table(page, what)).first()).toBeVisible();
  if ((await tab.count()) > 0) await tab.click();
  await expect(table(page, what).getByRole('row').nth(1)).toBeVisible();
}

test('[S66] [S67] [S68] [S102] users are added and removed, the server refusing each once, and a reload shows it as left; countries leave with their work and come back with it', async ({
  page,
}) => {
  await openAs(page, 'admin', edit);
  await open(page, 'Users');
  await expect(page.getByRole('button', { name: 'Add users' })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);

  await refuseOnce(page, 'POST', '**/report-editions/4/users');
  await choice(page, 'Kwame Mensah').check();
  await page.getByRole('button', { name: 'Add 1 user' }).click();
  await expect(notice(page, 'Something went wrong adding the users to this report edition')).toBeVisible();
  await expect(choice(page, 'Kwame Mensah')).toBeChecked();
  await expect(row(page, 'Users', 'Kwame Mensah')).toHaveCount(0);
  await tryAgain(page);
  await expect(row(page, 'Users', 'Kwame Mensah')).toContainText('kwame.mensah@demo.test');
  await expect(choice(page, 'Kwame Mensah')).toHaveCount(0);

  await refuseOnce(page, 'DELETE', '**/report-editions/4/users/*');
  await remove(page, /^Remove Ana Lima Duarte/, 'Remove user');
  await expect(notice(page, 'Something went wrong removing the user from this report edition')).toBeVisible();
  await expect(row(page, 'Users', 'Ana Lima Duarte')).toHaveCount(1);
  await tryAgain(page);
  await expect(row(page, 'Users', 'Ana Lima Duarte')).toHaveCount(0);
  await expect(choice(page, 'Ana Lima Duarte')).toBeVisible();

  await reload(page);
  await open(page, 'Users');
  await expect(row(page, 'Users', 'Kwame Mensah')).toHaveCount(1);
  await expect(row(page, 'Users', 'Ana Lima Duarte')).toHaveCount(0);

  await choice(page, 'Ana Lima Duarte').check();
  await page.getByRole('button', { name: 'Add 1 user' }).click();
  await remove(page, /^Remove Kwame Mensah/, 'Remove user');
  await expect(row(page, 'Users', 'Ana Lima Duarte')).toHaveCount(1);

  await open(page, 'Countries');
  for (const name of ['Greenland', 'New Caledonia']) {
    await find(page, 'Search countries to add', name);
    await choice(page, name).check();
  }
  await page.getByRole('button', { name: 'Add 2 countries' }).click();
  await find(page, 'Search countries', 'greenland');
  await expect(row(page, 'Countries', 'Greenland')).toContainText('GRL');

  await find(page, 'Search countries', 'peru');
  await remove(page, 'Remove Peru', 'Remove country');
  await expect(row(page, 'Countries', 'Peru')).toHaveCount(0);
  await allArrived(page);
  await goWithin(page, '/countries/604/indicator/451');
  // A read that fails while the page is still drawn would lead there once more.
  await expect(page.getByRole('heading', { name: '404 Page Not Found Error' })).toBeVisible();

  await goWithin(page, edit);
  await open(page, 'Countries');
  await find(page, 'Search countries to add', 'peru');
  await choice(page, 'Peru').check();
  await page.getByRole('button', { name: 'Add 1 country' }).click();
  await find(page, 'Search countries', 'peru');
  await expect(row(page, 'Countries', 'Peru')).toHaveCount(1);
  for (const name of ['Greenland', 'New Caledonia']) {
    await find(page, 'Search countries', name);
    await remove(page, `Remove ${name}`, 'Remove country');
    await expect(row(page, 'Countries', name)).toHaveCount(0);
  }
  await allArrived(page);
  await goWithin(page, '/countries/604/indicator/451');
  await expect(page.getByRole('heading', { name: 'PERU' })).toBeVisible();

  await test.step('by keyboard alone: choose, add, remove, and the focus is never lost; on a phone nothing scrolls the page sideways', async () => {
    await goWithin(page, edit);
    await open(page, 'Countries');
    await page.getByRole('searchbox', { name: 'Search countries to add', exact: true }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+ArrowDown');
    const second = page
      .getByRole('group', { name: 'Add countries' })
      .getByRole('listitem')
      .nth(2)
      .getByRole('checkbox');
    await expect(second).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Add 1 country' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Add countries' })).toBeFocused();

    await find(page, 'Search countries', 'american samoa');
    const [first] = await table(page, 'Countries')
      .getByRole('button', { name: /^Remove/ })
      .all();
    await expect(table(page, 'Countries').getByRole('row')).toHaveCount(2);
    await first?.press('Enter');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('searchbox', { name: 'Search countries', exact: true })).toBeFocused();

    await find(page, 'Search countries', '');
    const names = await table(page, 'Countries')
      .getByRole('button', { name: /^Remove/ })
      .all();
    await names[1]?.press('Enter');
    await page.keyboard.press('Escape');
    await expect(names[1] as NonNullable<(typeof names)[1]>).toBeFocused();

    await page.setViewportSize({ width: 390, height: 844 });
    for (const what of ['Users', 'Countries'] as const) {
      await open(page, what);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await expectAccessible(page);
    }
  });
});
