import type { Page } from '@playwright/test';
import { refuseOnce } from './support/problem.ts';
import { goWithin } from './support/quiet.ts';
import {
  expect,
  expectAccessible,
  notice,
  openAs,
  byKeyboard as press,
  pressKey,
  reload,
  reloadAtOnce,
  test,
} from './support/test.ts';

// Milestone 5 is this journey's own: the others work in milestone 1.
const EDIT = '/editions/4/edit';
const list = (page: Page, name: string) => page.getByRole('list', { name, exact: true });
const row = (page: Page, column: string, name: string) =>
  list(page, column)
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });
const open = (page: Page, column: string, name: string) => row(page, column, name).getByRole('button').first();
const shortNames = (page: Page, column: string) =>
  list(page, column)
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.querySelector('span[title].font-medium')?.textContent ?? ''));

async function choose(page: Page, column: string, name: string, item: string) {
  await press(row(page, column, name).getByRole('button', { name: `Actions: ${name}` }));
  await press(page.getByRole('menuitem', { name: item }));
}

async function chooseIn(page: Page, field: string, search: string, option: string | RegExp) {
  await press(page.getByRole('combobox', { name: field }));
  await page.keyboard.type(search);
  await expect(page.getByRole('option', { name: option })).toBeVisible();
  await page.keyboard.press('Enter');
}

async function tryAgain(page: Page, message: string) {
  await expect(notice(page, message)).toBeVisible();
  await page
    .getByRole('region', { name: /^Notices/ })
    .getByRole('button', { name: 'Try Again' })
    .first()
    .click();
  await expect(notice(page, message)).toHaveCount(0);
}

test('[S55] [S56] [S57] [S58] [S59] [S60] [S61] [S62] [S64] [S68] [S91] [S99] [S100] a report manager builds a part of the structure by keyboard alone, and it stays; by mouse rows are dragged', async ({
  page,
}) => {
  await openAs(page, 'admin', EDIT);

  // A milestone of its own with two activities.
  const label = 'one';
  const milestone = `Milestone ${label}`;
  await press(page.getByRole('button', { name: 'Add Milestone' }));
  await page.getByRole('textbox', { name: 'Full Name' }).fill(`${milestone} in full`);
  await page.getByRole('textbox', { name: 'Short Name' }).fill(milestone);
  await press(page.getByRole('button', { name: 'Create' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await press(open(page, 'Milestones', milestone));
  await expect(page.getByText('No Activities')).toBeVisible();
  for (const name of [`First ${label}`, `Second ${label}`]) {
    await press(page.getByRole('button', { name: 'Add Activity' }));
    await page.getByRole('textbox', { name: 'Full Name' }).fill(`${name} in full`);
    await page.getByRole('textbox', { name: 'Short Name' }).fill(name);
    await press(page.getByRole('button', { name: 'Create' }));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(row(page, 'Activities', name)).toBeVisible();
  }

  // Reorder.
  await open(page, 'Activities', `Second ${label}`).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => shortNames(page, 'Activities')).toEqual([`Second ${label}`, `First ${label}`]);

  // Create two indicators, the second dependent on another one.
  await press(open(page, 'Activities', `Second ${label}`));
  await expect(page.getByText('No Indicators')).toBeVisible();
  for (const dependent of [false, true]) {
    const name = `${dependent ? 'Child' : 'Lone'} ${label}`;
    await press(page.getByRole('button', { name: 'Add Indicator' }));
    await press(page.getByRole('button', { name: /^Create new/ }));
    await page.getByRole('textbox', { name: 'Full Name' }).fill(`${name} in full`);
    await page.getByRole('textbox', { name: 'Short Name' }).fill(name);
    await page.getByRole('textbox', { name: 'Description' }).fill('What it asks.');
    await page.getByRole('textbox', { name: 'Time Period' }).fill('The year');
    if (dependent) {
      await pressKey(page.getByRole('checkbox', { name: 'Depends on another indicator' }), 'Space');
      await press(page.getByRole('button', { name: 'Change Dependency' }));
      await chooseIn(page, 'Parent indicator', `Lone ${label}`, new RegExp(`Lone ${label}`));
    } else await expectAccessible(page, '[data-slot=dialog]');
    await press(page.getByRole('button', { name: 'Create' }));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(open(page, 'Indicators', name)).toBeVisible();
  }
  await expect(row(page, 'Indicators', `Child ${label}`)).toContainText(`Depends on`);

  // Remove the child, so that the library has one to add; it can be undone first.
  await choose(page, 'Indicators', `Lone ${label}`, 'Delete Indicator');
  await press(page.getByRole('dialog').getByRole('button', { name: 'Delete Indicator' }));
  await expect(row(page, 'Indicators', `Lone ${label}`)).toHaveCount(0);
  await press(page.getByRole('button', { name: 'Undo' }));
  await expect(row(page, 'Indicators', `Lone ${label}`)).toBeVisible();
  await choose(page, 'Indicators', `Lone ${label}`, 'Delete Indicator');
  await press(page.getByRole('dialog').getByRole('button', { name: 'Delete Indicator' }));
  await expect(row(page, 'Indicators', `Lone ${label}`)).toHaveCount(0);
  await page.waitForResponse((answer) => answer.request().method() === 'DELETE', { timeout: 15_000 });
  await expect(row(page, 'Indicators', `Child ${label}`)).not.toContainText('Depends on');

  // Add it again, from the library.
  await press(page.getByRole('button', { name: 'Add Indicator' }));
  await press(page.getByRole('button', { name: /^Add from library/ }));
  await page.getByRole('searchbox', { name: 'Search the library' }).fill(`Lone ${label}`);
  await page.keyboard.press('Enter');
  await pressKey(page.getByRole('checkbox', { name: 'Select all found' }), 'Space');
  await press(page.getByRole('button', { name: 'Add 1 Indicator' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => shortNames(page, 'Indicators')).toEqual([`Child ${label}`, `Lone ${label}`]);

  // Move it to the other activity.
  await expect(open(page, 'Indicators', `Lone ${label}`)).toBeVisible();
  await press(row(page, 'Indicators', `Lone ${label}`).getByRole('button', { name: `Actions: Lone ${label}` }));
  await expect(page.getByRole('main').getByRole('menu')).toBeVisible();
  await expectAccessible(page);
  await press(page.getByRole('menuitem', { name: 'Move Indicator' }));
  await chooseIn(page, 'Activity', `First ${label}`, new RegExp(`First ${label}`));
  await press(page.getByRole('button', { name: 'Move', exact: true }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => shortNames(page, 'Indicators')).toEqual([`Child ${label}`]);
  await expectAccessible(page);

  await reload(page);
  await expect.poll(() => shortNames(page, 'Activities')).toEqual([`Second ${label}`, `First ${label}`]);
  await expect.poll(() => shortNames(page, 'Indicators')).toEqual([`Child ${label}`]);
  await expect(row(page, 'Activities', `First ${label}`)).toContainText('1 indicators');
  await press(open(page, 'Activities', `First ${label}`));
  await expect.poll(() => shortNames(page, 'Indicators')).toEqual([`Lone ${label}`]);

  // A deletion is sent when the page is left before its ten seconds are over.
  await choose(page, 'Milestones', milestone, 'Delete Milestone');
  const dialog = page.getByRole('dialog', { name: 'Delete Milestone' });
  await expect(dialog).toContainText('2 activities with all indicators');
  await press(dialog.getByRole('button', { name: 'Delete Milestone' }));
  await expect(row(page, 'Milestones', milestone)).toHaveCount(0);
  await reloadAtOnce(page);
  await expect(open(page, 'Milestones', 'Post-crash')).toBeVisible();
  await expect.poll(() => shortNames(page, 'Milestones')).not.toContain(milestone);

  await test.step('by mouse rows are dragged, and where the server refuses a call nothing is lost: Try Again does it', async () => {
    await goWithin(page, `${EDIT}?milestone=20`);
    await test.step('rows can be dragged, as an extra', async () => {
      await expect.poll(() => shortNames(page, 'Activities').catch(() => [])).not.toHaveLength(0);
      const [first = '', second = '', third = ''] = await shortNames(page, 'Activities');
      let answered = 0;
      page.on('response', (response) => {
        if (response.url().endsWith('/reorder-activity')) answered++;
      });
      await row(page, 'Activities', third).dragTo(row(page, 'Activities', first));
      const moved = async () => (await shortNames(page, 'Activities')).slice(0, 3);
      await expect.poll(moved).toEqual([third, first, second]);
      await expect.poll(() => answered).toBe(2);
      await reload(page);
      await expect.poll(moved).toEqual([third, first, second]);
    });

    const add = async (noun: string, name: string) => {
      await page.getByRole('button', { name: `Add ${noun}` }).click();
      await page.getByRole('textbox', { name: 'Full Name' }).fill(`${name} in full`);
      await page.getByRole('textbox', { name: 'Short Name' }).fill(name);
      await page.getByRole('button', { name: 'Create' }).click();
    };
    await refuseOnce(page, 'POST', '**/report-editions/4/milestones');
    await add('Milestone', 'Milestone two');
    await tryAgain(page, 'Something went wrong creating the milestone');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await open(page, 'Milestones', 'Milestone two').click();
    await expect(page.getByText('No Activities')).toBeVisible();
    await refuseOnce(page, 'POST', '**/report-editions/4/activities');
    await add('Activity', 'First two');
    await tryAgain(page, 'Something went wrong creating the activity');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(row(page, 'Activities', 'First two')).toBeVisible();

    await row(page, 'Milestones', 'Milestone two').getByRole('button', { name: 'Actions: Milestone two' }).click();
    await page.getByRole('menuitem', { name: 'Delete Milestone' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete Milestone' }).click();
    await expect(row(page, 'Milestones', 'Milestone two')).toHaveCount(0);
    await reloadAtOnce(page);
    await expect(open(page, 'Milestones', 'Post-crash')).toBeVisible();
    await expect.poll(() => shortNames(page, 'Milestones')).not.toContain('Milestone two');
  });
});
