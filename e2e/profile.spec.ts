import { expect, expectAccessible, expectContrast, openAs, test } from './support/test.ts';

const KENYA = 404;

test('[B60] on a screen and on a phone a spectator reads a country’s results, and goes from a change to its rating', async ({
  page,
}) => {
  await openAs(page, 'spectator', `/countries/${KENYA}`);
  await page.getByRole('tab', { name: 'Results' }).click();
  await expect(page.getByRole('region', { name: 'Score' })).toBeVisible();
  const rows = page.getByRole('region', { name: 'By milestone' }).getByRole('row');
  await expect(rows).toHaveCount(6);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await beyond()).toBeLessThanOrEqual(0);

  const table = page.getByRole('button', { name: 'Show as table' });
  await table.click();
  await expect(page.getByRole('row', { name: /^Road Safety Report 2026/ })).toBeVisible();

  await page.getByRole('switch', { name: 'QA completed only' }).click();
  await expect(page).toHaveURL(/completedOnly=true/);
  await page.getByRole('switch', { name: 'QA completed only' }).click();
  const changes = page.locator('[data-slot=panel]').filter({ hasText: /^Improved/ });
  const first = changes.getByRole('link').first();
  await first.click();
  await expect(page).toHaveURL(new RegExp(`/countries/${KENYA}/indicator/\\d+`));
});
