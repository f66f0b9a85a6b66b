import type { Page } from '@playwright/test';
import { writeXlsx } from 'hucre/xlsx';
import { holdBack } from './support/hold-back.ts';
import { goWithin } from './support/quiet.ts';
import { expect, goBack, openAs, rate, reload, test } from './support/test.ts';

/** A slow mobile line: 400 ms there and back, 1.6 Mbps down, so many bytes a second up. */
async function slowDown(page: Page, up = 96_000): Promise<() => Promise<void>> {
  const tab = await page.context().newCDPSession(page);
  await tab.send('Network.enable');
  await tab.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 200_000,
    uploadThroughput: up,
  });
  return () => tab.detach();
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const ROWS = 100_000;

/** A valid workbook of 100,000 references of Kenya's indicators in the active edition: some 50 MB unpacked, no two rows alike. */
async function hundredThousandRows(): Promise<Buffer> {
  const headings = ['Edition', 'ISO Code', 'Indicator No.', 'Title', 'Author', 'Publication Date', 'Information'];
  const rows = Array.from({ length: ROWS }, (_, at) => [
    ...['Road Safety Report 2026', 'KEN'],
    `${(at % 5) + 1}.${(Math.floor(at / 5) % 6) + 1}.${(Math.floor(at / 30) % 5) + 1}`,
    ...[`Gazette, entry ${at}`, 'Ministry of Transport', '2026'],
    `Read for this measurement at ${(at * 7_919).toString(36)}, page ${at % 977} of volume ${at % 101}. `.repeat(2),
  ]);
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'References', rows: [headings, ...rows] }] }));
}

test('[Q-R19] [Q-R23] on a slow line a screen stands before its data, takes letters at once, and a save shows before it is answered; 100,000 rows go up it', async ({
  page,
}) => {
  await openAs(page, 'admin');
  // what the page that is left still waits for would change its height
  await page.waitForLoadState('networkidle');
  const normal = await slowDown(page);
  const releaseCode = await holdBack(page, '**/assets/*.js');
  const releaseList = await holdBack(page, '**/countries-with-workflow-progress/*');
  await page.getByRole('link', { name: 'COUNTRIES' }).click();
  const arriving = page.locator('[data-slot=arriving-page]');
  await expect(arriving).toHaveText('COUNTRIES');
  const [left, cover] = await page.evaluate(() =>
    ['main', '[data-slot=arriving-page]'].map((one) => document.querySelector(one)?.getBoundingClientRect().toJSON()),
  );
  expect(cover).toBeDefined();
  expect(cover).toEqual(left);
  // what is left is below it, for whoever goes back
  await goBack(page, arriving);
  await expect(arriving).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'DASHBOARD' })).toBeVisible();
  await page.getByRole('link', { name: 'COUNTRIES' }).click();
  await expect(arriving).toHaveText('COUNTRIES');
  releaseCode();
  await expect(page.getByRole('heading', { level: 1, name: 'COUNTRIES' })).toBeVisible();
  await expect(arriving).toHaveCount(0);
  await expect(page.getByText('Fetching the countries...', { exact: false })).toBeAttached();
  const search = page.getByRole('searchbox', { name: 'Search by country' });
  await search.pressSequentially('norw');
  await expect(search).toHaveValue('norw');
  releaseList();
  await expect(page.getByRole('link', { name: 'Norway' })).toBeVisible();

  await goWithin(page, '/countries/578/indicator/464');
  const releaseSave = await holdBack(page, '**/rating-update');
  const text = `Typed on a slow line, ${Date.now()}`;
  await rate(page, text);
  const form = page.getByRole('form', { name: 'Rating' });
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form.getByText('Saving…')).toBeVisible();
  releaseSave();
  await expect(form.getByText(/^Saved \d/)).toBeVisible();
  await expect(form.getByText(/^Last Update: .* by Amara Okafor/)).toBeVisible();
  await normal();
  await reload(page);
  await expect(page.getByRole('textbox', { name: 'Researcher Note' })).toHaveValue(text);

  await test.step('100,000 rows go up a slow line: how far is told, the rest of the product is at hand, it can be cancelled, and is checked in the end', async () => {
    const buffer = await hundredThousandRows();
    await page.unrouteAll();
    await goWithin(page, '/import');
    await page.getByLabel('Spreadsheets to import').setInputFiles({ name: 'large.xlsx', mimeType: XLSX, buffer });
    const row = page.locator('li[data-state]').filter({ has: page.getByText('large.xlsx', { exact: true }) });
    const check = row.getByRole('button', { name: 'Check Only: large.xlsx' });
    const allOfIt = await slowDown(page, buffer.length / 90);
    await check.click();
    await expect(row.getByText(/^Uploading [1-9]\d? %$/)).toBeVisible();

    await page.getByRole('link', { name: 'COUNTRIES' }).click();
    const search = page.getByRole('searchbox', { name: 'Search by country' });
    await search.pressSequentially('norw');
    await expect(page.getByRole('link', { name: 'Norway' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Kenya' })).toHaveCount(0);
    await page.getByRole('button', { name: /IMPORT\/EXPORT/ }).click();
    await page.getByRole('link', { name: 'Import Data' }).click();
    await expect(row.getByText(/^Uploading \d+ %$/)).toBeVisible();
    await row.getByRole('button', { name: 'Cancel: large.xlsx' }).click();
    await expect(row.getByText('Ready')).toBeVisible();

    await allOfIt();
    await check.click();
    await expect(row.getByText('Would change: 100,000 new references.')).toBeVisible({ timeout: 60_000 });
  });
});
