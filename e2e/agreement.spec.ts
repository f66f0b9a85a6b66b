import { expect, expectAccessible, expectContrast, openAs, test } from './support/test.ts';

const sizes = { screen: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

for (const [size, viewport] of Object.entries(sizes))
  test(`[B66] on a ${size} a manager sees where QA changed what research had rated`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openAs(page, 'admin', '/results');
    await page.getByRole('link', { name: 'Agreement' }).click();
    await expect(page.getByRole('region', { name: 'Agreement' })).toContainText('kappa');
    const table = page.getByRole('table', { name: /By indicator/ });
    await expect(table.getByRole('row').nth(1)).toBeVisible();
    await table.getByRole('button', { name: 'Comments' }).click();
    await expect(table.getByRole('columnheader', { name: 'Comments' })).toHaveAttribute(
      'aria-sort',
      /ascending|descending/,
    );
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
