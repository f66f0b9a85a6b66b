import type { Page } from '@playwright/test';
import { expect, expectAccessible, openAs, reload, test } from './support/test.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Users' }).getByRole('row');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search users' });

test('[S20] [S197] [B80] an administrator finds people by any script, and tells two of one name apart; on a phone mail, role and edition stand below the name, and dark is as readable; by keyboard somebody is added, and shut out', async ({
  page,
}) => {
  await openAs(page, 'admin', '/users');
  await expect(page.getByRole('heading', { level: 1, name: 'SYSTEM USERS' })).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Noor Haddad' })).toContainText('Inactive');
  await expectAccessible(page);
  await search(page).fill('maria santos');
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).filter({ hasText: 'maria.santos@demo.test' })).toContainText('Road Safety Report 2026');
  await expect(rows(page).filter({ hasText: 'm.santos@demo.test' })).toHaveCount(1);
  await search(page).fill('陈伟');
  await expect(rows(page)).toHaveCount(2);
  await reload(page);
  await expect(search(page)).toHaveValue('陈伟');
  await expect(rows(page).nth(1)).toContainText('chen.wei@demo.test');
  await search(page).fill('nobody at all');
  await expect(page.getByText('Nothing matches ‘nobody at all’.').last()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(search(page)).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const row = rows(page).filter({ hasText: 'Tomás Silva' });
  await expect(row.getByText('external@demo.test').first()).toBeVisible();
  await expect(row.getByText('External Researcher · Road Safety Report 2026')).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  await test.step('by keyboard an administrator adds somebody, changes the role, and shuts the account; several are added from a file', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Add user' }).press('Enter');
    const added = page.getByRole('dialog', { name: 'Add user' });
    await expect(added.getByRole('textbox', { name: 'Full name' })).toBeFocused();
    await page.keyboard.type('Zainab Bello');
    await page.keyboard.press('Tab');
    await page.keyboard.type('researcher@demo.test');
    await expect(added.getByText('Rui Tanaka has this e-mail already.')).toBeVisible();
    await expectAccessible(page, '[data-slot=dialog]');
    await added.getByRole('textbox', { name: 'E-mail' }).fill('zainab@demo.test');
    await page.keyboard.press('Enter');
    const invited = page.getByRole('dialog', { name: 'Zainab Bello has an account' });
    await expect(invited.getByText(/with the e-mail zainab@demo\.test\./)).toBeVisible();
    await expectAccessible(page, '[data-slot=dialog]');
    await page.keyboard.press('Escape');

    const row = rows(page).filter({ hasText: 'zainab@demo.test' });
    await row.getByRole('button', { name: 'Edit Zainab Bello' }).press('Enter');
    const edited = page.getByRole('dialog', { name: 'Edit Zainab Bello' });
    await expect(edited.getByText('Never')).toBeVisible();
    await edited.getByRole('combobox', { name: 'Role' }).selectOption('Spectator');
    await edited.getByRole('combobox', { name: 'Status' }).selectOption('Inactive');
    await expectAccessible(page, '[data-slot=dialog]');
    await edited.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(edited).toHaveCount(0);
    await expect(row).toContainText('Spectator');
    await expect(row).toContainText('Inactive');
    await row.getByRole('button', { name: 'History of Zainab Bello' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'History of Zainab Bello' })).toContainText('Amara Okafor');
    await page.keyboard.press('Escape');

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Add several…' }).click();
    const several = page.getByRole('dialog', { name: 'Add several users' });
    await several.getByLabel('CSV file').setInputFiles({
      ...{ name: 'people.csv', mimeType: 'text/csv' },
      buffer: Buffer.from(
        '\uFEFFName;E-mail;Role\r\nYaw Darko;yaw@demo.test;researcher\r\nZainab;ZAINAB@demo.test;Admin\r\n',
      ),
    });
    await expect(several.getByText('Has an account: stays as it is')).toBeVisible();
    await expectAccessible(page, '[data-slot=dialog]');
    await several.getByRole('button', { name: 'Add 1 user' }).click();
    await expect(page.getByRole('dialog', { name: '1 user added' })).toContainText('Dear Yaw Darko');
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(rows(page).filter({ hasText: 'yaw@demo.test' })).toContainText('Active');
  });
});
