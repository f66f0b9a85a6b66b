import { askApi } from './support/api.ts';
import { exported, file, pick, sheetOf, workbookOf } from './support/japan-workbook.ts';
import { expectTold, pressesOf } from './support/presses.ts';
import { goWithin } from './support/quiet.ts';
import { expect, openAs, test } from './support/test.ts';

// How often a person presses for a task of B28; keyboard-rating.spec.ts counts ten ratings, queue.spec.ts a review,
// programme.spec.ts who is behind.

interface User {
  Id: number;
  FullName: string;
  ResearchCount: number;
}

test('[B28] [B25] [B26] [B46] from the first screen 2,000 pairs go to 12 people in at most 30 presses, and back in one; a corrected file is imported in 2', async ({
  page,
}) => {
  await openAs(page, 'admin');
  // Somebody who is new to the edition makes twelve, beside those who only look on.
  const newcomer = 14;
  await askApi(page, '/report-editions/4/users', { method: 'POST', body: [{ Id: newcomer }] });
  const usersOf = () => askApi<User[]>(page, '/dashboard/4/workflow-users');
  const spectator = 5;
  const people = (await usersOf()).filter(({ Id }) => Id !== spectator);
  expect(people).toHaveLength(12);
  const carried = async () => (await usersOf()).map(({ Id, ResearchCount }) => [Id, ResearchCount]);
  const before = await carried();

  const { counted, click, key } = pressesOf(page);
  await click(page.getByRole('link', { name: 'Plan', exact: true }));
  const grid = page.getByRole('grid', { name: 'Who researches and reviews what' });
  await click(grid.getByRole('gridcell').first());
  await key('Shift+ArrowDown');
  await key('Shift+ArrowDown');
  await click(page.getByRole('button', { name: 'Split evenly among…' }));
  const dialog = page.getByRole('dialog', { name: 'Split evenly among' });
  await click(dialog.getByRole('button', { name: /^People/ }));
  const options = page.getByRole('option');
  const names = await options.allTextContents();
  for (const [index, name] of names.entries()) if (!name.startsWith('Ingrid Larsen')) await click(options.nth(index));
  await key('Escape');
  await click(dialog.getByRole('button', { name: 'Split' }));
  await expect(dialog).toHaveCount(0);
  await click(page.getByRole('button', { name: 'Preview' }));
  const preview = page.getByRole('dialog', { name: 'Preview of the plan' });
  const told = await preview.getByText(/indicators would change hands/).textContent();
  expect(Number(told?.replaceAll(/\D/g, ''))).toBeGreaterThanOrEqual(2000);
  await click(preview.getByRole('button', { name: 'Apply plan' }));
  await expect(page.getByText(/^The plan is applied: /)).toBeVisible();
  expect(counted.presses).toBeLessThanOrEqual(30);
  expectTold(counted.presses, 'presses** (goal 30)');
  const after = new Map((await usersOf()).map(({ Id, ResearchCount }) => [Id, ResearchCount]));
  expect(after.get(newcomer)).toBeGreaterThan(100);

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText(/^Undone: /)).toBeVisible();
  expect(await carried()).toEqual(before);
  await askApi(page, `/report-editions/4/users/${newcomer}`, { method: 'DELETE' });

  await test.step('a corrected file is imported in 2 presses', async () => {
    await goWithin(page, '/import');
    const rows = await sheetOf(await exported(page));
    const { first, third, note, score } = pick(rows);
    const set = (at: number, column: number, value: string | number) => {
      const cells = rows[at];
      if (cells) cells[column] = value;
    };
    const rated = rows[third]?.[score] as number;
    const { counted: again, click: press } = pressesOf(page);
    const send = async () => {
      const choosing = page.waitForEvent('filechooser');
      await press(page.getByRole('button', { name: 'Select File' }));
      await (await choosing).setFiles(file('corrected.xlsx', await workbookOf(rows)));
      await press(page.getByRole('button', { name: 'Import Data: corrected.xlsx' }));
    };
    set(third, score, 7);
    await send();
    const files = page.getByRole('list', { name: 'Uploaded files' }).getByRole('listitem');
    await expect(files.getByText('Failed')).toBeVisible();

    again.presses = 0;
    set(third, score, rated);
    set(first, note, `Corrected: ${Date.now()}`);
    await send();
    await expect(files.getByText(/^Changed: 1 rating\./)).toBeVisible();
    await expect(files).toHaveCount(1);
    expect(again.presses).toBe(2);
    expectTold(again.presses, 'presses** (goal 2)');
  });
});
