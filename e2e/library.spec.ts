import type { Page } from '@playwright/test';
import { goWithin } from './support/quiet.ts';
import { expect, expectAccessible, goBackAtOnce, openAs, test } from './support/test.ts';

const address = '/libraries/manage-indicators';
const table = (page: Page) => page.getByRole('table', { name: 'Indicators' });
const edition = (page: Page, year: number) => page.getByRole('button', { name: `Road Safety Report ${year}` });

test('[S18] [S193] [S194] [S217] from the library by a search to an indicator, its child, its parent and its place in the structure', async ({
  page,
}) => {
  await openAs(page, 'admin', address);
  await expect(page.getByText('1–25 of 150 Indicators')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Search indicators' }).fill('lead agency');
  await expect(page).toHaveURL(/search=lead/);
  await expect(table(page).getByRole('row', { name: /1\.1\.5/ })).toContainText('Negative');
  const listed = page.url();

  await page.getByRole('link', { name: 'Lead agency named in law' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '1.1.1 Lead agency named in law' })).toBeVisible();
  await expect(edition(page, 2026)).toHaveAttribute('aria-expanded', 'true');
  await edition(page, 2023).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'View edition' })).toHaveAttribute('href', '/editions/1');
  await expectAccessible(page);

  await page.getByRole('link', { name: '1.1.2 Lead agency has its own budget' }).first().click();
  await expect(page.getByRole('heading', { level: 2, name: '1.1.2 Lead agency has its own budget' })).toBeVisible();
  await page.getByRole('link', { name: '1.1.1 Lead agency named in law' }).click();
  await page.getByRole('link', { name: 'Edit in the structure' }).click();
  await expect(page).toHaveURL(/\/editions\/4\/edit\?milestone=16&activity=91$/);
  await expect(page.getByText('Lead agency named in law').first()).toBeVisible();

  for (let step = 0; step < 4; step++) await goBackAtOnce(page);
  await expect(page).toHaveURL(listed);
  await expect(page.getByRole('searchbox', { name: 'Search indicators' })).toHaveValue('lead agency');
});

test('[S19] [S194] [S196] [S230] a researcher goes from an indicator to its ratings, and not to editions; the library of references says where references are, on a phone too', async ({
  page,
}) => {
  await openAs(page, 'researcher', `${address}/1`);
  await expect(page.getByRole('link', { name: 'Edit in the structure' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Show its ratings' }).click();
  await expect(page.getByText('193 country indicators')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await goWithin(page, '/libraries/manage-references');
  await expect(page.getByRole('heading', { level: 1, name: 'REFERENCES' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Indicator library' }).click();
  await expect(table(page)).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
