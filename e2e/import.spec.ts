import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';
import { hostileFiles } from '../tests/server/support/hostile-files.ts';
import { type Cells, exported, file, pick, sheetOf, workbookOf } from './support/japan-workbook.ts';
import { goWithin } from './support/quiet.ts';
import { expect, expectAccessible, notice, openAs, pressKey, test } from './support/test.ts';

const choose = (page: Page, ...files: ReturnType<typeof file>[]) =>
  page.getByLabel('Spreadsheets to import').setInputFiles(files);
const row = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Uploaded files' })
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });
/** The newest import of the file, among the earlier ones. */
const earlier = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Earlier imports' })
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) })
    .first();
const act = (page: Page, word: string, name: string) => page.getByRole('button', { name: `${word}: ${name}` }).click();

/** What the demo has of Japan, indicator by indicator. */
const stored = async (page: Page) => (await sheetOf(await exported(page))).map((cells) => JSON.stringify(cells));
/** How many rows differ. */
const differing = (one: string[], other: string[]) => one.filter((cells, at) => cells !== other[at]).length;

test('[B22] [B46] [S70] [S72] [S73] [S75] [S93] [S105] [S126] an export comes back: an error stores nothing, mended it changes two ratings and due dates, again none; another one is undone', async ({
  page,
}) => {
  await openAs(page, 'admin', '/import');
  await expect(page.getByText('No files uploaded')).toBeVisible();
  await expectAccessible(page);
  const before = await stored(page);
  const rows = await sheetOf(await exported(page));
  const { first, second, third, note, score, dueDates, number } = pick(rows);
  expect(third).toBeGreaterThan(second);
  for (const [index, text] of [
    [first, 'Read again in the gazette of March.'],
    [second, 'Confirmed by the ministry in writing.'],
  ] as const)
    (rows[index] as Cells[number])[note] = text;
  for (const column of dueDates) (rows[second] as Cells[number])[column] = '2026-10-30';
  const broken = rows.map((cells) => [...cells]);
  (broken[third] as Cells[number])[score] = 7;
  const cell = `Ratings!${String.fromCharCode(65 + score)}${third + 1}`;

  await choose(page, file('japan.xlsx', await workbookOf(broken)));
  await act(page, 'Import Data', 'japan.xlsx');
  await expect(row(page, 'japan.xlsx').getByText('Failed')).toBeVisible();
  await act(page, 'See Error(s)', 'japan.xlsx');
  const panel = page.getByRole('dialog', { name: 'UPLOAD ERRORS' });
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await expect(panel.getByRole('listitem')).toHaveText(new RegExp(`^${cell}:.*Score is 7`));
  await expectAccessible(page, '[data-slot=dialog]');
  const coming = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Download as CSV' }).click();
  const saved = await coming;
  expect(saved.suggestedFilename()).toBe('japan errors.csv');
  expect(readFileSync(await saved.path(), 'utf8')).toContain('"Ratings"');
  await panel.getByRole('button', { name: 'Close' }).first().click();
  await expect(panel).toHaveCount(0);
  expect(await stored(page)).toEqual(before);

  const mended = await workbookOf(rows);
  await choose(page, file('japan.xlsx', mended));
  await expect(row(page, 'japan.xlsx').getByText('Ready')).toBeVisible();
  await act(page, 'Check Only', 'japan.xlsx');
  await expect(row(page, 'japan.xlsx').getByText(/^Would change: 2 ratings and 2 assignments\./)).toBeVisible();
  expect(await stored(page)).toEqual(before);
  await act(page, 'Import Data', 'japan.xlsx');
  await expect(
    row(page, 'japan.xlsx').getByText(/^Changed: 2 ratings and 2 assignments\. 148 ratings stayed as before\./),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Imported: japan.xlsx' })).toHaveAttribute('aria-disabled', 'true');
  const after = await stored(page);
  expect(differing(before, after)).toBe(2);

  await choose(page, file('japan again.xlsx', mended));
  const start = page.getByRole('button', { name: 'Import Data: japan again.xlsx' });
  await pressKey(start, 'Enter');
  await expect(row(page, 'japan again.xlsx').getByText(/^Nothing changed\. 150 ratings/)).toBeVisible();
  expect(await stored(page)).toEqual(after);
  // Why it cannot be pressed again does not lie over what came of it, until it is asked for.
  const pressed = page.getByRole('button', { name: 'Imported: japan again.xlsx' });
  await expect(pressed).toBeFocused();
  await expect(pressed.getByText('This file is imported')).toBeHidden();
  await pressed.press('Enter');
  const reason = pressed.getByText('This file is imported');
  await expect(reason).toBeVisible();
  const [over, below] = await Promise.all([pressed.boundingBox(), reason.boundingBox()]);
  expect(below?.y).toBeGreaterThanOrEqual((over?.y ?? 0) + (over?.height ?? 0));

  const named = `${rows[second]?.[number]} `;
  await goWithin(page, '/dashboard?currentUser=false&countries=[392]&sort=due');
  const listed = page.getByRole('row').filter({ hasText: named }).filter({ hasText: 'Japan' });
  await expect(listed.getByRole('cell', { name: '30 Oct 2026' })).toBeVisible();

  await test.step('a check lists old → new; the import is listed, looked at and undone by the keyboard, and undone once', async () => {
    await goWithin(page, '/import');
    (rows[first] as Cells[number])[note] = 'Undone before long.';
    await choose(page, file('undo.xlsx', await workbookOf(rows)));
    await act(page, 'Check Only', 'undo.xlsx');
    await expect(row(page, 'undo.xlsx').getByText(/^Would change: 1 rating\./)).toBeVisible();
    await row(page, 'undo.xlsx').getByRole('button', { name: 'See Changes: undo.xlsx' }).click();
    const changes = page.getByRole('dialog', { name: 'Changes of undo.xlsx' });
    await expect(changes.getByText('Undone before long.')).toBeVisible();
    await expectAccessible(page, '[data-slot=dialog]');
    await page.keyboard.press('Escape');
    await act(page, 'Import Data', 'undo.xlsx');
    await expect(row(page, 'undo.xlsx').getByText(/^Changed: 1 rating\./)).toBeVisible();
    expect(differing(after, await stored(page))).toBe(1);

    // What it changed is of an earlier import, which is not undone by then, and it is said what was changed since.
    const former = earlier(page, 'japan.xlsx');
    await former.getByRole('button', { name: 'Undo import…: japan.xlsx' }).click();
    await page.getByRole('button', { name: 'Undo Import' }).click();
    await expect(former.getByText('japan.xlsx cannot be undone: 1 of its changes was changed since.')).toBeVisible();
    await expect(former.getByRole('listitem').filter({ hasText: 'Japan' })).toBeVisible();
    await expect(former.getByRole('button', { name: 'Undo import…: japan.xlsx' })).toBeVisible();
    await expectAccessible(page);

    const one = earlier(page, 'undo.xlsx');
    await expect(one.getByText('Changed: 1 rating.')).toBeVisible();
    await pressKey(one.getByRole('button', { name: 'See Changes: undo.xlsx' }), 'Enter');
    await expect(changes.getByText('Undone before long.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(one.getByRole('button', { name: 'See Changes: undo.xlsx' })).toBeFocused();
    await pressKey(one.getByRole('button', { name: 'Undo import…: undo.xlsx' }), 'Enter');
    const asked = page.getByRole('dialog', { name: 'Undo the import of undo.xlsx?' });
    await expect(asked.getByText('1 rating as before: score, note, status, who rated and when')).toBeVisible();
    await expectAccessible(page, '[data-slot=dialog]');
    await pressKey(asked.getByRole('button', { name: 'Undo Import' }), 'Enter');
    await expect(notice(page, 'The import of undo.xlsx is undone.')).toBeVisible();
    await expect(one.getByText(/^Undone by /)).toBeVisible();
    await expect(row(page, 'undo.xlsx').getByText(/^Changed: 1 rating\..* It was undone since\.$/)).toBeVisible();
    await expect(one.getByRole('button', { name: /^Undo import/ })).toBeFocused();
    expect(await stored(page)).toEqual(after);
  });
});

/** One of each way in which the server refuses a file; tests/server/transfer/hostile.test.ts sends all of them. */
const KINDS = ['a web page', 'an encrypted workbook', '600 MB in 0.6 MB', 'entities from a file'];

test('[S71] [S72] [S131] [Q-S36] the template has the headings, a file that changes on the disk is chosen again, hostile files are refused', async ({
  page,
}) => {
  await openAs(page, 'admin', '/import');
  const folder = mkdtempSync(join(tmpdir(), 'import-'));

  await test.step('the template is empty and has the headings', async () => {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download template' }).click();
    const { sheets } = await readXlsx(readFileSync(await (await coming).path()));
    expect(sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
      ['Ratings', 1],
      ['References', 1],
    ]);
  });

  await test.step('a file that changes on the disk after it was chosen is told so, and chosen again', async () => {
    const path = join(folder, 'japan.xlsx');
    const bytes = await exported(page);
    writeFileSync(path, bytes);
    await page.getByLabel('Spreadsheets to import').setInputFiles(path);
    await page.waitForTimeout(1_100);
    writeFileSync(path, Buffer.concat([bytes, Buffer.alloc(10)]));
    await act(page, 'Import Data', 'japan.xlsx');
    await expect(row(page, 'japan.xlsx').getByText(/has changed on the disk since it was selected/)).toBeVisible();
    writeFileSync(path, bytes);
    await page.getByLabel('The file in the place of japan.xlsx').setInputFiles(path);
    await act(page, 'Import Data', 'japan.xlsx');
    await expect(row(page, 'japan.xlsx').getByText('Success')).toBeVisible();
  });

  await test.step('hostile files each get their own clear sentence, and nothing is stored', async () => {
    const before = await stored(page);
    for (const [what, make, , sentence] of hostileFiles.filter(([name]) => KINDS.includes(name))) {
      const name = `${what}.xlsx`;
      await choose(page, file(name, await make()));
      await act(page, 'Import Data', name);
      await expect(row(page, name).getByText('Failed')).toBeVisible();
      await expect(row(page, name).getByText(sentence)).toBeVisible();
    }
    await expect(page.getByText('Failed')).toHaveCount(KINDS.length);
    const large = join(folder, 'large.xlsx');
    writeFileSync(large, '');
    truncateSync(large, 26 * 1024 * 1024);
    await page.getByLabel('Spreadsheets to import').setInputFiles(large);
    await act(page, 'Import Data', 'large.xlsx');
    await expect(row(page, 'large.xlsx').getByText('The file is larger than 25 MB.')).toBeVisible();
    expect(await stored(page)).toEqual(before);
  });
  rmSync(folder, { recursive: true });
});
