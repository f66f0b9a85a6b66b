import type { Page } from '@playwright/test';
import { expect, expectAccessible, notice, openAs, test } from './support/test.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Users' }).getByRole('row');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search users' });

test('[S20] [S197] an administrator finds people by any script, and tells two of one name apart', async ({ page }) => {
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
  await page.reload();
  await expect(search(page)).toHaveValue('陈伟');
  await expect(rows(page).nth(1)).toContainText('chen.wei@demo.test');
  await search(page).fill('nobody at all');
  await expect(page.getByText('Nothing matches ‘nobody at all’.').last()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(search(page)).toBeFocused();
});

test('[S197] on a phone mail, role and edition stand below the name, and dark is as readable', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAs(page, 'admin', '/users');
  const row = rows(page).filter({ hasText: 'Tomás Silva' });
  await expect(row.getByText('external@demo.test').first()).toBeVisible();
  await expect(row.getByText('External Researcher · Road Safety Report 2026')).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('[S20] [S230] a researcher is turned away', async ({ page }) => {
  await page.goto('/users');
  await page.getByRole('button', { name: 'researcher@demo.test' }).click();
  await expect(page).toHaveURL(/\/unauthorized/);
  await expect(
    notice(page, 'You do not have the required permissions to access the User Management Page'),
  ).toBeVisible();
});
