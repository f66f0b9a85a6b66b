import { expectTold, pressesOf } from './support/presses.ts';
import { goWithin } from './support/quiet.ts';
import { expect, expectAccessible, goBack, openAs, pressKey, test } from './support/test.ts';

test('[B20] [B21] [B24] [B26] [B28] a manager sees by one press from the first screen who is behind, what is stuck, and frees it; what is left of one person goes to two', async ({
  page,
}) => {
  await openAs(page, 'admin');
  const { counted, click } = pressesOf(page);
  await click(page.getByRole('link', { name: 'See how far it is' }));
  const list = page.getByRole('list', { name: 'Who is behind' });
  await expect(list.getByRole('listitem').first()).toContainText(/\d+ ?overdue of/);
  expect(counted.presses).toBe(1);
  expectTold(counted.presses, 'press** (goal 1)');
  await expect(page.getByRole('heading', { name: 'PROGRAMME' })).toBeVisible();

  // a figure leads to its rows, as many as it says
  const late = list.getByRole('link').first();
  const count = (await late.innerText()).trim();
  await late.click();
  await expect(page).toHaveURL(/\/dashboard\?.*overdue=true/);
  await expect(page.getByRole('region', { name: 'Filters' })).toContainText(new RegExp(`${count} country indicators?`));
  await goBack(page, page.getByRole('region', { name: 'Filters' }));

  // the chart as a table
  const overTime = page.locator('[data-slot=panel]').filter({ hasText: 'Over time' });
  await overTime.getByRole('button', { name: 'Show as table' }).click();
  await expect(overTime.getByRole('table', { name: 'Over time' }).getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);

  // people, by another column: the most first
  const people = page.getByRole('region', { name: 'People' }).getByRole('table');
  await people.getByRole('button', { name: 'QA waiting' }).click();
  await expect(people.getByRole('columnheader', { name: 'QA waiting' })).toHaveAttribute('aria-sort', 'descending');

  // what nobody can check gets somebody
  const stuck = page.getByRole('region', { name: 'Stuck' });
  const rule = stuck.getByRole('list', { name: 'Rules' }).getByRole('listitem').first();
  await expect(rule).toContainText('Waiting without a QA user');
  await rule.getByRole('button', { name: /^Assign a QA user/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign selected' });
  await expect(dialog.getByRole('radio', { name: 'QA' })).toBeChecked();
  await dialog.getByText('Elena Petrova').click();
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(stuck.getByText(/assigned to Elena Petrova/)).toBeVisible();
  await expect(rule).toContainText('None');
  await stuck.getByRole('button', { name: 'Undo' }).click();
  await expect(stuck.getByText(/^Undone: /)).toBeVisible();
  await expect(rule).not.toContainText('None');

  await test.step('by keyboard what is left of one person goes to two, and comes back from the log; on a phone each person is a card', async () => {
    const row = people.getByRole('row').filter({ has: page.getByText('Ana Lima', { exact: true }) });
    const open = row.getByRole('button', { name: 'Hand over… Ana Lima' });
    const before = await row.textContent();
    await pressKey(open, 'Enter');
    const handing = page.getByRole('dialog', { name: 'Hand over the work of Ana Lima' });
    await pressKey(handing.getByRole('button', { name: /^Research to/ }), 'Enter');
    for (const name of ['Ana Lima Duarte', 'Rui Tanaka']) {
      await page.getByRole('combobox').fill(name);
      await expect(page.getByRole('option')).toHaveCount(1);
      await page.keyboard.press('Enter');
    }
    await page.keyboard.press('Escape');
    await expect(handing.getByText(/would change hands$/)).toBeVisible();
    await expect(handing.getByRole('region', { name: '3 people' }).getByRole('row')).toHaveCount(4);
    await expectAccessible(page, '[data-slot=dialog]');
    await pressKey(handing.getByRole('button', { name: 'Hand over', exact: true }), 'Enter');
    await expect(page.getByText(/of Ana Lima handed over to Ana Lima Duarte and Rui Tanaka$/)).toBeVisible();
    await expect(open).toBeFocused();
    await expect(row).not.toHaveText(before ?? '');

    await pressKey(page.getByRole('link', { name: 'ACTIVITY LOG' }), 'Enter');
    const undo = page.getByRole('button', { name: /^Undo…/ }).first();
    await pressKey(undo, 'Enter');
    await expectAccessible(page, '[data-slot=dialog]');
    const confirm = page.getByRole('dialog', { name: /^Undo the assignment of / });
    await pressKey(confirm.getByRole('button', { name: 'Undo assignment' }), 'Enter');
    await expect(undo.locator('..').getByText('Undone: everybody has it as before')).toBeVisible();
    await expect(undo).toBeFocused();
    await pressKey(page.getByRole('link', { name: 'PROGRAMME', exact: true }), 'Enter');
    await expect(row).toHaveText(before ?? '');

    await page.setViewportSize({ width: 390, height: 844 });
    const cards = page.getByRole('list', { name: 'People' });
    await expect(cards.getByRole('listitem').first()).toContainText('Tomás Silva');
    await expect(page.getByRole('table')).toHaveCount(0);
    await page.getByLabel('Sort by').selectOption('QA waiting, most first');
    await expect(cards.getByRole('listitem').first()).toContainText('Elena Petrova');
    await expectAccessible(page);

    // on paper all of the table, at the width of A4 as the browser lays it out
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 917, height: 1200 });
    await expect(page.getByRole('table', { name: 'People' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});

test('[B20] a spectator sees the totals and nobody’s work', async ({ page }) => {
  await openAs(page, 'spectator', '/programme');
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText('28,950');
  await expect(page.getByRole('list', { name: 'By region' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'People' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Stuck' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Africa, QA Completed/ }).click();
  await expect(page).toHaveURL(/\/dashboard\?.*countries=/);
  await goBack(page, page.getByRole('region', { name: 'Filters' }).getByText(/country indicators?$/));

  // a closed edition has figures without a list behind them
  await goWithin(page, '/programme?edition=3');
  await expect(page.getByText('Closed edition, read only')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Totals' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Totals' }).getByRole('link')).toHaveCount(0);
});
