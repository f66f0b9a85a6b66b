import { askApi } from './support/api.ts';
import { exported, file, pick, sheetOf, workbookOf } from './support/japan-workbook.ts';
import { startOwnServer } from './support/own-server.ts';
import { expectTold, pressesOf } from './support/presses.ts';
import { expect, openAs, test } from './support/test.ts';

// How often a person presses for a task of B28; keyboard-rating.spec.ts counts ten ratings.

test('[B28] from the first screen a reviewer returns one rating and completes five in at most 12 presses', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const server = await startOwnServer('presses');
  try {
    const page = await (await browser.newContext({ baseURL: server.url })).newPage();
    await openAs(page, 'reviewer');
    const { counted, click, key, type } = pressesOf(page);
    const answered = (status: number) =>
      page.waitForResponse(
        (answer) =>
          answer.url().includes('rating-workflow-promotion') &&
          answer.request().method() !== 'OPTIONS' &&
          answer.request().postDataJSON()?.WorkflowStatus === status,
      );

    await click(page.getByRole('link', { name: /^Continue: / }));
    const first = page.url();
    await click(page.getByRole('button', { name: 'Return to research' }));
    const dialog = page.getByRole('dialog', { name: 'Return to research' });
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
    await type('Please cite the act itself.');
    const returned = answered(1);
    await click(dialog.getByRole('button', { name: 'Return to research' }));
    expect((await returned).status()).toBe(200);
    await expect(dialog).toHaveCount(0);

    await key('l');
    await expect(page).not.toHaveURL(first);
    await click(page.getByRole('checkbox', { name: 'Then the next one' }));
    const done = new Set([first]);
    for (let turn = 0; turn < 5; turn++) {
      await expect(page.getByRole('button', { name: 'Complete and next' })).toBeEnabled();
      expect(done).not.toContain(page.url());
      done.add(page.url());
      const completed = answered(3);
      await key('Control+Shift+Enter');
      expect((await completed).status()).toBe(200);
      await expect.poll(() => done.has(page.url())).toBe(false);
    }
    expect(counted.presses).toBeLessThanOrEqual(12);
    expectTold(counted.presses, 'presses**');
  } finally {
    await server.end();
  }
});

test('[B28] from the first screen who is behind is 1 press away', async ({ page }) => {
  await openAs(page, 'admin');
  const { counted, click } = pressesOf(page);
  await click(page.getByRole('link', { name: 'Who is behind' }));
  const first = page.getByRole('list', { name: 'Who is behind' }).getByRole('listitem').first();
  await expect(first).toContainText(/\d+ ?overdue of/);
  expect(counted.presses).toBe(1);
  expectTold(counted.presses, 'press** (goal 1)');
});

interface User {
  Id: number;
  FullName: string;
  ResearchCount: number;
}

test('[B28] [B25] [B26] from the first screen 2,000 pairs go to 12 people in at most 30 presses, and back in one', async ({
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
});

test('[B28] [B46] a corrected file is imported in 2 presses', async ({ page }) => {
  await openAs(page, 'admin', '/import');
  const rows = await sheetOf(await exported(page));
  const { first, third, note, score } = pick(rows);
  const set = (at: number, column: number, value: string | number) => {
    const cells = rows[at];
    if (cells) cells[column] = value;
  };
  const rated = rows[third]?.[score] as number;
  const { counted, click } = pressesOf(page);
  const send = async () => {
    const choosing = page.waitForEvent('filechooser');
    await click(page.getByRole('button', { name: 'Select File' }));
    await (await choosing).setFiles(file('corrected.xlsx', await workbookOf(rows)));
    await click(page.getByRole('button', { name: 'Import Data: corrected.xlsx' }));
  };
  set(third, score, 7);
  await send();
  const files = page.getByRole('list', { name: 'Uploaded files' }).getByRole('listitem');
  await expect(files.getByText('Failed')).toBeVisible();

  counted.presses = 0;
  set(third, score, rated);
  set(first, note, `Corrected: ${Date.now()}`);
  await send();
  await expect(files.getByText(/^Changed: 1 rating\./)).toBeVisible();
  await expect(files).toHaveCount(1);
  expect(counted.presses).toBe(2);
  expectTold(counted.presses, 'presses** (goal 2)');
});
