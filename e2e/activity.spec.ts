import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { openWorkbook } from '../tests/server/support/workbook-reader.ts';
import { goWithin } from './support/quiet.ts';
import { expect, expectAccessible, notice, openAs, type Person, pressKey, rate, test } from './support/test.ts';
import { unseenStops } from './support/touch-targets.ts';

// A country that no other journey works in.
const ADDRESS = '/countries/764/indicator/457';

const openTab = (page: Page) => page.getByRole('tab', { name: 'History' }).click();
const history = (page: Page) => page.getByRole('region', { name: 'History', exact: true });
const lines = (page: Page) => history(page).getByRole('listitem');
const changes = (page: Page) => page.getByRole('region', { name: 'Changes' });

async function another(browser: Browser, person: Person, address: string) {
  const page = await (await browser.newContext()).newPage();
  await openAs(page, person, address);
  return page;
}

test('[B43] [B44] [B45] a colleague’s change is read word by word, and a manager filters it out of everything, exports it, and opens a bulk act; country, edition and user tell their history, also on a phone and in the dark', async ({
  page,
  browser,
}) => {
  await openAs(page, 'admin', ADDRESS);
  await rate(page, 'The law of 2012 names the agency.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await openTab(page);
  await expect(lines(page).first().locator('ins').first()).toContainText('The law of 2012');
  await page.getByRole('tab', { name: 'Rating' }).click();
  await page.getByRole('textbox', { name: 'Researcher Note' }).fill('The decree of 2012 names the agency.');
  await page.getByRole('button', { name: 'Save Changes' }).click();

  const colleague = await another(browser, 'researcher', `${ADDRESS}?tab=history`);
  await expect(lines(colleague).first()).toContainText('Amara Okafor');
  await expect(lines(colleague).first().locator('ins')).toContainText('decree');
  await expect(lines(colleague).first().locator('del')).toContainText('law');
  await expectAccessible(colleague);
  await colleague.context().close();

  await page.getByRole('link', { name: 'ACTIVITY LOG' }).click();
  await expect(changes(page).getByRole('listitem').nth(12)).toBeAttached();
  expect(await unseenStops(page), 'what the head of its day covers').toEqual([]);
  await page.getByRole('button', { name: /^Country/ }).click();
  await page.getByRole('option', { name: 'Thailand' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Person/ }).click();
  await page.getByRole('option', { name: /^Amara Okafor/ }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/countries=.*users=|users=.*countries=/);
  await expect(changes(page).getByRole('listitem').first().locator('ins')).toContainText('decree');
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Kind/ }).click();
  await page.getByRole('option', { name: 'Ratings' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Kind: Ratings')).toBeVisible();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const file = await coming;
  await expect(notice(page, 'The export is ready. Your browser saves it.')).toBeVisible();
  expect(file.suggestedFilename()).toMatch(/^activity-.*\.xlsx$/);
  const [sheet] = await openWorkbook(await readFile(await file.path()));
  const values = sheet?.rows.flatMap((row) => row.map((cell) => cell?.value)) ?? [];
  expect(values).toContain('The decree of 2012 names the agency.');
  expect(values).not.toContain('Kenya');

  await test.step('a bulk act is one line that opens by keyboard, and leads to what it is about', async () => {
    await goWithin(page, '/activity?kinds=%5B2%5D');
    const line = changes(page)
      .getByRole('listitem')
      .filter({ hasText: /Assigned [\d,]+ country indicators to/ })
      .first();
    const button = line.getByRole('button', { name: /changes$/ });
    await pressKey(button, 'Enter');
    const each = line.getByRole('region', { name: 'Each change' });
    await expect(each.getByRole('listitem').first()).toContainText(/Assigned (research|QA) to/);
    await expectAccessible(page);
    await each.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/countries\/\d+\/indicator\/\d+\?tab=history/);
    await expect(page.getByRole('tab', { name: 'History' })).toHaveAttribute('aria-selected', 'true');
    await expect(history(page).getByRole('listitem').first()).toBeVisible();
    // what lies absolutely in a list that scrolls by itself would make the page as long as all of its rows
    const ends = await page.evaluate(() => [
      document.documentElement.scrollHeight,
      (document.querySelector('main')?.getBoundingClientRect().bottom ?? 0) + scrollY,
    ]);
    expect(ends[0], 'where the page ends').toBeLessThanOrEqual(Math.max(ends[1] ?? 0, 720) + 1);
  });

  await test.step('of the checksum of a file the beginning is seen, and all of it copied', async () => {
    await goWithin(page, '/activity?kinds=[9]');
    const digest = page.locator('[data-slot=digest]').first();
    await expect(digest).toBeVisible();
    const whole = (await digest.getAttribute('title')) ?? '';
    expect(whole).toMatch(/^[0-9a-f]{64}$/);
    const [seen, all] = await digest.evaluate((code) => [code.clientWidth, code.scrollWidth]);
    expect(((seen ?? 0) / (all ?? 1)) * 64, 'digits in view').toBeCloseTo(12, 0);
    await digest.evaluate((code) => getSelection()?.selectAllChildren(code));
    expect(await page.evaluate(() => `${getSelection()}`)).toBe(whole);
  });

  await test.step('country, edition and user tell their history, also on a phone and in the dark', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await goWithin(page, '/countries/404');
    await expect(page.getByRole('heading', { level: 1, name: 'KENYA' })).toBeVisible();
    await openTab(page);
    await expect(lines(page).first()).toBeVisible();
    await expectAccessible(page);
    await goWithin(page, '/editions/4/edit');
    await expect(page.getByRole('tab', { name: 'Structure' })).toBeVisible();
    await openTab(page);
    await expect(page.getByText('Added edition ‘Road Safety Report 2026’')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'All of it in the activity log, to filter and export' }).click();
    await expect(page).toHaveURL(/\/activity\?editions=/);
    await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^Filters/ }).click();
    await expect(page.getByRole('textbox', { name: 'From' })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

    await goWithin(page, '/users');
    await page.getByRole('button', { name: 'History of Rui Tanaka' }).click();
    const dialog = page.getByRole('dialog', { name: 'History of Rui Tanaka' });
    await expect(dialog.getByText('Added Rui Tanaka to the edition').first()).toBeVisible();
    await expectAccessible(page, '[data-slot=dialog]');
  });
});
