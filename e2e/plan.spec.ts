import type { Page } from '@playwright/test';
import type { components } from '../generated/schema.ts';
import { askApi } from './support/api.ts';
import { expect, expectAccessible, openAs, reload, test } from './support/test.ts';

type User = components['schemas']['WorkflowUser'];
const usersOf = (page: Page) => askApi<User[]>(page, '/dashboard/4/workflow-users');

/** Puts a text on the clipboard of the grid and pastes it, as Ctrl+V does. */
const paste = (page: Page, text: string) =>
  page.getByRole('grid').evaluate((grid, told) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', told);
    const target = grid.querySelector('[role=gridcell][tabindex="0"]') ?? grid;
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test('[B25] a cell is typed with the keyboard, one that is not understood says why; 2,000 country indicators are pasted for everybody in the edition, kept over a reload and previewed', async ({
  page,
}) => {
  await openAs(page, 'admin', '/programme/plan');
  const people = (await usersOf(page)).slice(0, 12);
  expect(people.length).toBeGreaterThanOrEqual(11);
  const grid = page.getByRole('grid', { name: 'Who researches and reviews what' });
  await expect(grid).toBeVisible();
  await expectAccessible(page);

  const first = grid.getByRole('gridcell').first();
  await first.focus();
  await page.keyboard.type('rui');
  await expect(page.getByRole('option', { name: 'Rui Tanaka' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(first).toContainText('Rui Tanaka');
  await page.keyboard.type('Rui Tanakka');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nobody in this edition is called ‘Rui Tanakka’')).toBeVisible();
  await expect(page.getByText('1 cell cannot be understood', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('F2');
  await page.keyboard.type(' and more');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Rui Tanakka and more')).toHaveCount(0);
  await page.keyboard.press('Delete');
  await expect(page.getByText('1 cell cannot be understood', { exact: true })).toHaveCount(0);

  await first.click();
  await paste(page, people.map(({ EmailAddress }) => EmailAddress).join('; '));
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  await expect(page.getByRole('region', { name: 'Totals' }).getByRole('row')).toHaveCount(people.length + 1);
  // what was planned is there after a reload too
  await reload(page);
  await expect(grid.getByText(people[0]?.EmailAddress ?? '').first()).toBeVisible();
  await page.getByRole('button', { name: 'Preview' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preview of the plan' });
  const told = await dialog.getByText(/indicators would change hands/).textContent();
  expect(Number(told?.replaceAll(/\D/g, ''))).toBeGreaterThanOrEqual(2000);
  await expectAccessible(page, '[data-slot=dialog]');
});
