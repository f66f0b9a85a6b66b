import type { Locator, Page } from '@playwright/test';
import { askApi } from './support/api.ts';
import { startOwnServer } from './support/own-server.ts';
import { problem, refuseOnce } from './support/problem.ts';
import { goWithin } from './support/quiet.ts';
import { test as base, expect, expectAccessible, notice, openAs, rate } from './support/test.ts';

// Making an edition changes what everybody works in: this journey has a server and a database of its own.
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  baseURL: async ({}, use) => {
    const server = await startOwnServer('editions', { RATE_LIMIT_FACTOR: '0' });
    await use(server.url);
    await server.end();
  },
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edition Details' });
const name = (page: Page) => dialog(page).getByRole('textbox', { name: 'Name', exact: true });
/** Something is unfinished in the demonstration: who closes the edition types its name. */
const confirmClosing = (page: Page, edition: string) =>
  dialog(page)
    .getByRole('textbox', { name: `Type ‘${edition}’` })
    .fill(edition);
const rowOf = (page: Page, edition: string) => page.getByRole('row').filter({ hasText: edition });

async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not reach it.');
}

test('[S48] [S49] [S50] [S51] [S97] [S98] [S100] [S132] [S198] [S199] [B40] [B41] [B42] [B47] the active edition is duplicated and renamed, also where that is refused once, and the old one can only be looked at; one is made by keyboard, one taken back, and one closed beside what is typed', async ({
  page,
}) => {
  await openAs(page, 'admin', '/editions');
  await page.getByRole('button', { name: 'Actions for Road Safety Report 2026' }).click();
  await expect(page.getByRole('main').getByRole('menu')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Create/Duplicate Edition' }).click();
  await expect(name(page)).toHaveValue('Road Safety Report 2026');
  await expectAccessible(page, '[data-slot=dialog]');
  await name(page).fill('Road Safety Report 2027');
  await dialog(page).getByRole('textbox', { name: 'Start Date' }).fill('1/1/2027');
  await dialog(page)
    .getByRole('button', { name: /^Choose End Date/ })
    .click();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expectAccessible(page, '[data-slot=dialog], [data-slot=popover]');
  await page.getByRole('button', { name: /31 January 2027/ }).click();
  await expect(dialog(page).getByRole('textbox', { name: 'End Date' })).toHaveValue('31 Jan 2027');
  await confirmClosing(page, 'Road Safety Report 2026');
  await dialog(page).getByRole('button', { name: 'Create Report' }).click();
  await expect(rowOf(page, 'Road Safety Report 2027')).toContainText('01 Jan 2027');
  await expect(rowOf(page, 'Road Safety Report 2027')).toContainText('Active', { timeout: 60_000 });
  await expect(rowOf(page, 'Road Safety Report 2026')).toContainText('Inactive');

  await page.getByRole('link', { name: 'Road Safety Report 2027' }).click();
  await expect(page.getByRole('tab', { name: 'Structure' })).toHaveAttribute('aria-selected', 'true');
  const address = new URL(page.url()).pathname;
  expect(address).toMatch(/^\/editions\/\d+\/edit$/);
  await page.getByRole('tab', { name: 'Details' }).click();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Road Safety Report 2027, first draft');
  await refuseOnce(page, 'PUT', /\/report-editions\/\d+$/, problem(429, 'too-many-requests'));
  await page.getByRole('button', { name: 'Save' }).click();
  // Under the pointer a notice stays, however slow the machine is.
  await notice(page, 'Something went wrong updating the report edition').hover();
  await expect(page.getByRole('heading', { level: 2, name: 'Road Safety Report 2027', exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
    'Road Safety Report 2027, first draft',
  );
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Road Safety Report 2027, first draft' })).toBeVisible();
  await page.getByRole('link', { name: 'DASHBOARD' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'DASHBOARD' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Road Safety Report 2027, first draft')).toBeVisible();

  await goWithin(page, '/editions/4/edit');
  await expect(page).toHaveURL(/\/editions\/4$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Road Safety Report 2026' })).toBeVisible();
  await page.getByRole('button', { name: /^1 Road safety management/ }).click();
  await page.getByRole('button', { name: /^1\.1 Lead agency/ }).click();
  await page.getByRole('button', { name: /^1\.1\.1 / }).click();
  await expect(page.getByText('Time Period')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Countries' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Add|Remove|Delete|Save)\b/ })).toHaveCount(0);
  await expectAccessible(page);

  await test.step('an edition is made by the keyboard alone', async () => {
    await goWithin(page, '/editions');
    await tabTo(page, page.getByRole('button', { name: /^Actions for Road Safety Report 2027/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: /^Edit Edition Structure/ })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    // the menu moves its focus after the key, so that an Enter at once would still take the first
    await expect(page.getByRole('menuitem').nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(name(page)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Road Safety Report 2028');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('1 Jan 2028');
    await tabTo(page, dialog(page).getByRole('button', { name: /^Choose End Date/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('gridcell', { selected: true }).getByRole('button')).toBeFocused();
    for (const year of [2028, 2029]) {
      await page.keyboard.press('Shift+PageDown');
      await expect(page.getByRole('button', { name: `31 January ${year}` })).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('button', { name: 'Choose End Date, 31 Jan 2029' })).toBeFocused();
    await tabTo(page, dialog(page).getByRole('textbox', { name: 'Type ‘Road Safety Report 2027, first draft’' }));
    await page.keyboard.type('Road Safety Report 2027, first draft');
    await tabTo(page, dialog(page).getByRole('button', { name: 'Create Report' }));
    await page.keyboard.press('Enter');
    await expect(rowOf(page, 'Road Safety Report 2028')).toContainText('Active', { timeout: 60_000 });
    await tabTo(page, page.getByRole('link', { name: 'Road Safety Report 2028' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Road Safety Report 2028' })).toBeVisible();
  });

  await test.step('closing says what is unfinished, takes the work along, loses nothing where it is refused once, and can be taken back', async () => {
    await goWithin(page, '/editions');
    await page.getByRole('button', { name: 'Create/Duplicate Edition' }).click();
    const closing = dialog(page).getByRole('region', { name: 'Closing Road Safety Report 2028' });
    await expect(closing).toContainText('28,950 of 28,950 country indicators are not completed');
    await expect(closing.getByRole('row', { name: /Nobody assigned/ })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Use next year’s name and dates' }).click();
    await expect(name(page)).toHaveValue('Road Safety Report 2029');
    await expect(dialog(page).getByRole('textbox', { name: 'Start Date' })).toHaveValue('01 Feb 2029');
    await expect(dialog(page).getByRole('button', { name: 'Create Report' })).toHaveAccessibleDescription(
      'Type ‘Road Safety Report 2028’ to confirm that it becomes read-only.',
    );
    await dialog(page)
      .getByRole('switch', { name: /^Assignments/ })
      .click();
    await dialog(page)
      .getByRole('switch', { name: /^References/ })
      .click();
    await confirmClosing(page, 'road safety report 2028');
    await expectAccessible(page, '[data-slot=dialog]');
    await refuseOnce(page, 'POST', /\/report-editions$/);
    await dialog(page).getByRole('button', { name: 'Create Report' }).click();
    await expect(notice(page, 'Something went wrong creating the new report')).toBeVisible();
    await expect(page.getByText('Road Safety Report 2029 was not created.')).toBeVisible();
    await expect(rowOf(page, 'Road Safety Report 2029')).toHaveCount(0);
    await page.getByRole('button', { name: 'Open what you typed' }).click();
    await expect(name(page)).toHaveValue('Road Safety Report 2029');
    await expect(dialog(page).getByText('Not now.')).toBeVisible();
    await confirmClosing(page, 'Road Safety Report 2028');
    await dialog(page).getByRole('button', { name: 'Create Report' }).click();
    await expect(rowOf(page, 'Road Safety Report 2029')).toContainText('Active', { timeout: 60_000 });

    await page.getByRole('button', { name: 'Actions for Road Safety Report 2029' }).click();
    await page.getByRole('menuitem', { name: 'Take Back Edition' }).click();
    const question = page.getByRole('dialog', { name: 'Take Back Edition' });
    await expect(question).toContainText('Road Safety Report 2028 is active again');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expectAccessible(page, '[data-slot=dialog]');
    await question.getByRole('button', { name: 'Take Back Edition' }).click();
    await expect(rowOf(page, 'Road Safety Report 2029')).toHaveCount(0);
    await expect(rowOf(page, 'Road Safety Report 2028')).not.toContainText('Inactive');
    await expect(
      notice(page, 'Road Safety Report 2029 was taken back. Road Safety Report 2028 is active again.'),
    ).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('button', { name: 'Create/Duplicate Edition' })).toBeFocused();
    await page.getByRole('link', { name: 'DASHBOARD' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'DASHBOARD' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Road Safety Report 2028')).toBeVisible();
  });

  await test.step('what was typed in an edition that is closed meanwhile stays on its page, to be copied', async () => {
    const [active] = await askApi<{ Id: number; Name: string }[]>(page, '/report-editions');
    const Id = active?.Id ?? 0;
    const { Data } = await askApi<{ Data: { CountryId: number; IndicatorId: number }[] }>(
      page,
      `/dashboard/${Id}?currentUser=false&pageSize=1`,
    );
    const place = `/countries/${Data[0]?.CountryId}/indicator/${Data[0]?.IndicatorId}`;
    await goWithin(page, place);
    await rate(page, 'Half a thought about the lead agency');
    // somebody else closes the edition
    const made = { Id, Name: 'Road Safety Report 2031', StartDate: '2031-01-01', EndDate: null };
    await askApi(page, '/report-editions', { method: 'POST', body: made });
    await page.getByRole('button', { name: 'Save Changes' }).first().click();
    await expect(page.getByText('Closed edition, read only').first()).toBeVisible({ timeout: 60_000 });
    expect(new URL(page.url()).pathname).toBe(place);
    expect(new URL(page.url()).searchParams.get('edition')).toBe(`${Id}`);
    await expect(page.getByRole('region', { name: 'What you typed' })).toContainText('Half a thought');
    await page.goto('/countries');
    await page.getByRole('button', { name: /^Hi / }).click();
    await page.getByRole('button', { name: /^Unsaved work/ }).click();
    const work = page.getByRole('dialog', { name: 'Unsaved work' });
    await expect(work).toContainText(`${active?.Name} was closed, so this can be copied but not saved.`);
    await work.getByRole('link', { name: 'Go to it' }).click();
    await expect(page.getByRole('region', { name: 'What you typed' })).toContainText('Half a thought');
    await expect(page.getByRole('button', { name: /Save Changes|Send|Add New Reference/ })).toHaveCount(0);
  });
});
