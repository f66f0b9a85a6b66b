import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parseCsv } from '../tests/server/support/csv.ts';
import { openWorkbook } from '../tests/server/support/workbook-reader.ts';
import { askApi } from './support/api.ts';
import { expectTold, pressesOf } from './support/presses.ts';
import { expect, expectAccessible, notice, openAs, test, tick } from './support/test.ts';

const exportButton = (page: Page) => page.getByRole('button', { name: 'Export Data' });

/** Presses these in the list of editions: what was chosen is not any more. */
async function chooseEditions(page: Page, ...editions: string[]) {
  await page.getByRole('button', { name: /^Report editions/ }).click();
  for (const edition of editions) await page.getByRole('option', { name: edition }).click();
  await page.keyboard.press('Escape');
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

test('[S78] [S79] [S80] [S81] [S82] [S83] [S114] [S115] [S127] [S128] ratings of one country and one indicator, then references of a region, a tab a country', async ({
  page,
}) => {
  let fails = true;
  await page.route('**/api/v1/indicators', (route) => (fails ? route.fulfill({ status: 502 }) : route.continue()));
  await openAs(page, 'admin', '/export');

  await test.step('by keyboard it is a few presses to what could not be fetched, past hundreds of countries', async () => {
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Select Albania' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search countries' }).focus();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('button', { name: 'Skip Countries' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('searchbox', { name: 'Search indicators' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(retry).toBeFocused();
    fails = false;
    await page.keyboard.press('Enter');
    await expect(page.getByRole('checkbox', { name: /^Select 1\.1\.1 / })).toBeVisible();
  });

  await test.step('ratings of one country and one indicator', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'EXPORT DATA' })).toBeVisible();
    // all countries there are; once an edition is chosen, its own
    await expect(page.getByRole('button', { name: 'Africa 60' })).toBeVisible();
    await expect(exportButton(page)).toHaveAttribute('aria-disabled', 'true');
    await chooseEditions(page, 'Road Safety Report 2026');
    await tick(page.getByRole('radio', { name: 'Ratings', exact: true }));
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

  await test.step('with references the format is asked for, and makes a tab a country', async () => {
    await page.getByRole('checkbox', { name: 'Select Kenya' }).click();
    for (const box of ['Search countries', 'Search indicators'])
      await page.getByRole('searchbox', { name: box }).fill('');
    await expect(page.getByRole('radio', { name: 'Country per tab' })).toBeDisabled();
    const asked = page.waitForRequest(
      (request) => request.url().endsWith('/api/v1/export-countries') && request.postData() === '[3]',
    );
    await chooseEditions(page, 'Road Safety Report 2026', 'Road Safety Report 2025');
    await asked;
    await tick(page.getByRole('radio', { name: 'Ratings and References', exact: true }));
    await page.getByRole('button', { name: 'Oceania 14' }).click();
    await tick(page.getByRole('checkbox', { name: 'Select all 14 Countries' }));
    await tick(page.getByRole('checkbox', { name: /^Select all \d+ Indicators/ }));
    await expect(exportButton(page)).toHaveAttribute('aria-disabled', 'true');
    await tick(page.getByRole('radio', { name: 'Country per tab' }));
    const { sheets } = await download(page);
    expect(sheets).toHaveLength(15);
  });
});

/** Presses, and returns the file that the browser saves then. */
async function saved(page: Page, press: () => Promise<unknown>) {
  const coming = page.waitForEvent('download');
  await press();
  const file = await coming;
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

test('[B65] [B28] an analyst has one file of the edition in 3 presses from the first screen, keeps rows, columns and file under a name, and finds them next time', async ({
  page,
}) => {
  await openAs(page, 'spectator');
  const { counted, click } = pressesOf(page);
  await click(page.getByRole('link', { name: 'Results', exact: true }).first());
  await click(page.getByRole('link', { name: 'Export…' }));
  await expect(page.getByRole('heading', { level: 1, name: 'EXPORT RESULTS' })).toBeVisible();
  const { name, content } = await saved(page, () => click(page.getByRole('button', { name: 'Download' })));
  expect(counted.presses).toBe(3);
  expectTold(counted.presses, 'presses** (goal 3, B65)');
  expect(name).toMatch(/^results-road-safety-report-2026-.*\.csv$/);
  const [heading = [], ...rows] = parseCsv(String(content));
  expect(heading).toHaveLength(21);
  expect(rows).toHaveLength(193 * 150);
  await expect(notice(page, 'The table is ready.')).toBeVisible();
  await expectAccessible(page);

  const NAME = 'Oceania, for the annual report';
  for (const { Id, Name } of await askApi<{ Id: number; Name: string }[]>(page, '/views'))
    if (Name === NAME) await askApi(page, `/views/${Id}`, { method: 'DELETE' });
  await page.getByRole('button', { name: /^Region/ }).click();
  await page.getByRole('option', { name: 'Oceania' }).click();
  await page.keyboard.press('Escape');
  await tick(page.getByRole('radio', { name: /^Workbook/ }));
  await page.getByRole('checkbox', { name: 'note', exact: true }).uncheck();
  await page.getByRole('button', { name: 'Save view…' }).click();
  await page.getByRole('dialog', { name: 'Save view' }).getByRole('textbox', { name: 'Name' }).fill(NAME);
  await page.keyboard.press('Enter');
  const tab = page.getByRole('tab', { name: NAME });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.goto('/results/export');
  await expect(page.getByText('28,950 rows')).toBeVisible();
  await tab.click();
  await expect(page.getByText('2,100 rows: one a country and indicator, of 14 countries.')).toBeVisible();
  const oceania = await saved(page, () => page.getByRole('button', { name: 'Download' }).click());
  const [results, codebook] = await openWorkbook(oceania.content);
  expect(results?.rows).toHaveLength(1 + 14 * 150);
  expect(results?.rows[0]?.map((cell) => cell?.value)).not.toContain('note');
  expect(codebook?.rows[1]?.map((cell) => cell?.value)).toEqual(['edition', 'text', 'text', 'The report edition.']);
});
