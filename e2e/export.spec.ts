import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openWorkbook } from '../tests/server/support/workbook-reader.ts';
import { expect, expectAccessible, notice, openAs, test, tick } from './support/test.ts';

const exportButton = (page: Page) => page.getByRole('button', { name: 'Export Data' });

async function choose(page: Page, edition: string, fields: string) {
  await page.getByRole('button', { name: /^Report editions/ }).click();
  await page.getByRole('option', { name: edition }).click();
  await page.keyboard.press('Escape');
  await tick(page.getByRole('radio', { name: fields, exact: true }));
}

async function search(page: Page, box: string, text: string, row: string) {
  await page.getByRole('searchbox', { name: box }).fill(text);
  // 'Select all 1 Country', 'Select all 14 Countries'
  const narrowed = new RegExp(`^Select all [1-9]\\d? ${box.slice(7, -3)}`, 'i');
  await expect(page.getByRole('checkbox', { name: narrowed })).toBeVisible();
  await tick(page.getByRole('checkbox', { name: row }));
}

/** The file of the export: its name, and its sheets as a second reader sees them. */
async function download(page: Page) {
  const coming = page.waitForEvent('download');
  await exportButton(page).click();
  const file = await coming;
  return { name: file.suggestedFilename(), sheets: await openWorkbook(await readFile(await file.path())) };
}

test('[S78] [S79] [S80] [S82] [S83] [S114] [S128] ratings of one country and one indicator', async ({ page }) => {
  await openAs(page, 'admin', '/export');
  await expect(page.getByRole('heading', { level: 1, name: 'EXPORT DATA' })).toBeVisible();
  // all countries there are; once an edition is chosen, its own
  await expect(page.getByRole('button', { name: 'Africa 60' })).toBeVisible();
  await expectAccessible(page);
  await expect(exportButton(page)).toHaveAttribute('aria-disabled', 'true');
  await choose(page, 'Road Safety Report 2026', 'Ratings');
  await expect(page.getByRole('button', { name: 'Africa 54' })).toBeVisible();
  await search(page, 'Search countries', 'keny', 'Select Kenya');
  await search(page, 'Search indicators', '1.1.5', 'Select 1.1.5');
  await expect(page.getByRole('img', { name: 'Negative indicator' })).toHaveCount(1);
  await expect(exportButton(page)).not.toHaveAttribute('aria-disabled');
  await expectAccessible(page);
  const { name, sheets } = await download(page);
  expect(name).toMatch(/\.xlsx$/);
  expect(sheets.map((sheet) => [sheet.name, sheet.rows.length])).toEqual([['Ratings', 2]]);
  expect(sheets[0]?.rows[1]?.slice(0, 4).map((cell) => cell?.value)).toEqual([
    'Road Safety Report 2026',
    'KEN',
    'Kenya',
    '1.1.5',
  ]);
  await expect(notice(page, 'The export is ready.')).toBeVisible();
});

test('[S81] [S115] [S127] with references the format is asked for, and makes a tab a country', async ({ page }) => {
  await openAs(page, 'admin', '/export');
  await expect(page.getByRole('radio', { name: 'Country per tab' })).toBeDisabled();
  const asked = page.waitForRequest(/\/api\/v1\/export-countries$/);
  await choose(page, 'Road Safety Report 2025', 'Ratings and References');
  expect((await asked).postDataJSON()).toEqual([3]);
  await page.getByRole('button', { name: 'Oceania 14' }).click();
  await tick(page.getByRole('checkbox', { name: 'Select all 14 Countries' }));
  await tick(page.getByRole('checkbox', { name: /^Select all \d+ Indicators/ }));
  await expect(exportButton(page)).toHaveAttribute('aria-disabled', 'true');
  await tick(page.getByRole('radio', { name: 'Country per tab' }));
  const { sheets } = await download(page);
  expect(sheets).toHaveLength(15);
});

test('[S133] nothing to export says so, and stays in the list of problems', async ({ page }) => {
  await openAs(page, 'admin', '/export');
  await page.route('**/api/v1/export', (route) => route.fulfill({ status: 204 }));
  await choose(page, 'Road Safety Report 2026', 'Ratings');
  await search(page, 'Search countries', 'keny', 'Select Kenya');
  await search(page, 'Search indicators', '1.1.5', 'Select 1.1.5');
  await exportButton(page).click();
  const words =
    'The export did not find any references to export. Try a new combination of Report Editions/Countries/Indicators.';
  await expect(notice(page, words)).toBeVisible();
  await page
    .getByRole('button', { name: /notifications/i })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Recent problems' }).getByText(words)).toBeVisible();
});
