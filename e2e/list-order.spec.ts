import { goWithin } from './support/quiet.ts';
import { expect, expectAccessible, openAs, reload, test } from './support/test.ts';

test('[B2] [B22] by keyboard a head orders the list, and an option leaves as many rows as it says; on a phone a select orders the cards, and the button says how many filters are active', async ({
  page,
}) => {
  await openAs(page, 'researcher');
  const since = page.getByRole('columnheader', { name: 'Since' });
  await since.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=statusSince/);
  await expect(since).toHaveAttribute('aria-sort', 'ascending');

  const filters = page.getByRole('region', { name: 'Filters' });
  await filters.getByRole('button', { name: 'Late or returned' }).focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('dialog', { name: 'Late or returned' });
  const returned = list.getByRole('option', { name: /^Returned [\d,]+$/ });
  const count = (await returned.innerText()).replace(/\D/g, '');
  expect(Number(count)).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/returned=true/);
  await expectAccessible(page, '[data-slot=popover]');
  await page.keyboard.press('Escape');
  await expect(filters.getByText(`${count} country indicators`)).toBeVisible();
  await reload(page);
  await expect(since).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('row').nth(1).getByText('Returned', { exact: true })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await goWithin(page, '/dashboard?overdue=true');
  await expect(page.getByRole('button', { name: 'Filters 1 active' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Due first');
  await expect(page).toHaveURL(/sort=due/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
});
