import { askApi } from './support/api.ts';
import { startOwnServer } from './support/own-server.ts';
import { test as base, expect, expectAccessible, openAs, signInAlone } from './support/test.ts';

// Making an edition changes what everybody works in: this journey has a server and a database of its own.
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  baseURL: async ({}, use) => {
    const server = await startOwnServer('closed-meanwhile', { RATE_LIMIT_FACTOR: '0' });
    await use(server.url);
    await server.end();
  },
});

test('[S97] a dialog with what was selected in it stays while somebody else closes its edition, and says so; the page goes on with the next one once it is closed', async ({
  page,
  browser,
  baseURL,
}) => {
  await openAs(page, 'admin', '/programme');
  const edition = page.getByRole('combobox', { name: 'Edition shown', includeHidden: true });
  await expect(edition).toContainText('Road Safety Report 2026');
  await page.getByRole('button', { name: 'Hand over… Ana Lima', exact: true }).click();
  const handing = page.getByRole('dialog', { name: 'Hand over the work of Ana Lima' });
  const research = handing.getByRole('button', { name: /^Research to/ });
  await research.click();
  await page.getByRole('dialog').last().getByRole('combobox').fill('Rui');
  await page.getByRole('option', { name: /^Rui Tanaka/ }).click();
  await page.keyboard.press('Escape');
  await expect(research).toContainText('Rui Tanaka');

  const other = await (await browser.newContext({ baseURL })).newPage();
  await signInAlone(other, 'admin');
  const made = { Id: 4, Name: 'Road Safety Report 2027', StartDate: '2027-01-01', EndDate: null };
  await askApi(other, '/report-editions', { method: 'POST', body: made });
  // who comes back to the tab a few minutes later is shown what is true by now
  await page.clock.setSystemTime(Date.now() + 3 * 60_000);
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  // Not by role: an open dialog hides from screen readers what is around it.
  const told = page.locator('[data-slot="toast"]', { hasText: 'This edition was closed' });
  await expect(told).toContainText('Once you close it, the work goes on in Road Safety Report 2027.');
  await expect(research).toContainText('Rui Tanaka');
  await expect(edition).toContainText('Road Safety Report 2026');
  await expectAccessible(page, '[data-slot=dialog], [data-slot=toast-viewport]');

  await handing.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: /^Discard/ }).click();
  await expect(edition).toContainText('Road Safety Report 2027');
  await expect(told).toHaveCount(0);
});
