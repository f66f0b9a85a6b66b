import type { Page } from '@playwright/test';
import { expect, openAs, reload, test, tick } from '../support/test.ts';

// A report manager's day without any backend; its structure is walked in memory.spec.ts.
test.beforeEach(async ({ request, baseURL }) => {
  await request.post(`${baseURL}/api/v1/mock-memory/reset`);
});

async function choose(page: Page, filter: RegExp, option: RegExp) {
  // a list that is sorted by the same word has a button of that name below its filters
  await page.getByRole('button', { name: filter }).first().click();
  await page.getByRole('option', { name: option }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
}
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const box = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });
/** What the developer's drawer says of the answer to come: `kept` or `example`. */
const memoryOf = async (page: Page, method: string, path: RegExp, act: () => Promise<unknown>) => {
  const coming = page.waitForResponse(
    (one) => one.request().method() === method && path.test(new URL(one.url()).pathname),
  );
  await act();
  return (await coming).headers()['x-mock-memory'];
};

test('work is assigned to a researcher, is found by whom it is assigned to, and stays', async ({ page }) => {
  await openAs(page, 'admin', '/dashboard?currentUser=false');
  await box(page, /^Select 1\.1\.1 .*, Peru$/).check();
  await box(page, /^Select 1\.1\.2 .*, Kenya$/).check();
  await page.getByRole('button', { name: 'Assign selected' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign selected' });
  await dialog.getByText('Research', { exact: true }).click();
  await dialog.getByRole('radio', { name: /^Elena Petrova/ }).check();
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(page.getByText('2 country indicators assigned to Elena Petrova as research user')).toBeVisible();

  await choose(page, /^Research user/, /^Elena Petrova/);
  const rows = page.getByRole('main').getByRole('link', { name: /^(Lead agency|National strategy|Regions)/ });
  await expect(rows).toHaveCount(2);
  await choose(page, /^Countr/, /^Peru/);
  await expect(rows).toHaveCount(1);
  await reload(page);
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('main')).toContainText('Elena Petrova');
});

test('an edition is made by copying: it is active, the last one is not, and what it copies is said not to be known', async ({
  page,
}) => {
  await openAs(page, 'admin', '/editions');
  await page.getByRole('button', { name: 'Actions for Road Safety Report 2026' }).click();
  await page.getByRole('menuitem', { name: 'Create/Duplicate Edition' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edition Details' });
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Road Safety Report 2027');
  await dialog.getByRole('textbox', { name: 'Start Date' }).fill('1/1/2027');
  await dialog.getByRole('textbox', { name: 'End Date' }).fill('31/12/2027');
  await dialog.getByRole('textbox', { name: 'Type ‘Road Safety Report 2026’' }).fill('Road Safety Report 2026');
  await dialog.getByRole('button', { name: 'Create Report' }).click();
  await expect(dialog).toHaveCount(0);
  await reload(page);
  await expect(rowOf(page, 'Road Safety Report 2027')).toContainText('Active');
  await expect(rowOf(page, 'Road Safety Report 2026')).toContainText('Inactive');

  const milestones = /\/report-editions\/\d+\/milestones$/;
  const open = () => page.getByRole('link', { name: 'Road Safety Report 2027' }).click();
  expect(await memoryOf(page, 'GET', milestones, open)).toBe('example');
});

test('countries are narrowed by region and by name, an import is undone, an export is said to be an example', async ({
  page,
}) => {
  await openAs(page, 'admin', '/countries');
  await choose(page, /^Region/, /^Africa/);
  await expect(rowOf(page, 'Kenya')).toBeVisible();
  await expect(rowOf(page, 'Norway')).toHaveCount(0);
  await page.getByRole('searchbox').fill('ivoire');
  await expect(rowOf(page, 'Kenya')).toHaveCount(0);

  await page.goto('/import');
  const earlier = page.getByRole('list', { name: 'Earlier imports' }).getByRole('listitem').first();
  await earlier.getByRole('button', { name: /Undo/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: /Undo/ }).click();
  await expect(earlier).toContainText(/undone/i);
  await page.reload();
  await expect(earlier).toContainText(/undone/i);

  await page.goto('/export');
  await choose(page, /^Report editions/, /^Road Safety Report 2026/);
  await tick(page.getByRole('radio', { name: 'Ratings', exact: true }));
  for (const [list, row] of [
    ['Search countries', 'Select Kenya'],
    ['Search indicators', 'Select 1.1.1'],
  ] as const) {
    await page.getByRole('searchbox', { name: list }).fill(row.slice(7));
    await tick(page.getByRole('checkbox', { name: row }));
  }
  const download = () => page.getByRole('button', { name: 'Export Data' }).click();
  expect(await memoryOf(page, 'POST', /\/export$/, download)).toBe('example');
});
