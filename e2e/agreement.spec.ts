import { boxesOf } from './support/boxes.ts';
import { expect, expectAccessible, expectContrast, openAs, test } from './support/test.ts';

const screen = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

test('[B66] a manager sees where QA changed what research had rated, also on a phone', async ({ page }) => {
  // Walked on the phone, and looked at on both.
  await page.setViewportSize(phone);
  await openAs(page, 'admin', '/results');
  await page.getByRole('link', { name: 'Agreement' }).click();
  await expect(page.getByRole('region', { name: 'Agreement' })).toContainText('kappa');
  const table = page.getByRole('table', { name: /By indicator/ });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await expect(table.getByRole('button')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'By indicator: sort by' }).selectOption('Comments, most first');
  await expect(table.getByRole('columnheader', { name: 'Comments' })).toHaveAttribute('aria-sort', 'descending');
  const cells = page
    .getByRole('table', { name: /By person/ })
    .getByRole('row')
    .nth(1)
    .getByRole('cell');
  const [researched, kappa, checked] = await boxesOf(cells.nth(1), cells.nth(2), cells.nth(4));
  expect(checked?.top, 'what was checked stands beside what was researched').toBe(researched?.top);
  expect(kappa?.left, 'figures of one task below each other').toBe(researched?.left);
  for (const viewport of [phone, screen]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page);
});
