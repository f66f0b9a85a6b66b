import type { Page } from '@playwright/test';
import { askApi } from './support/api.ts';
import { refuseOnce } from './support/problem.ts';
import { goWithin } from './support/quiet.ts';
import {
  expect,
  expectAccessible,
  notice,
  openAs,
  byKeyboard as press,
  reload,
  reloadAtOnce,
  test,
} from './support/test.ts';
import { squeezed } from './support/touch-targets.ts';

// Kenya 1.1.1 holds the odd addresses and earlier references; Rui Tanaka is its researcher. What a journey makes it takes away again.
const PAGE = '/countries/404/indicator/451';
const EARLIER = 'Terms of reference of the road safety committee';
const list = (page: Page) => page.getByRole('list', { name: 'Current references' });
const reference = (page: Page, title: string) => list(page).getByRole('article', { name: title, exact: true });
const action = (page: Page, word: string, title: string) =>
  page.getByRole('button', { name: `${word}: ${title}`, exact: true });
const field = (page: Page, name: string) => page.getByRole('dialog').getByRole('textbox', { name, exact: true });

async function tryAgain(page: Page, words: string) {
  const message = `Something went wrong ${words} the reference for this country indicator`;
  await expect(notice(page, message)).toBeVisible();
  await page.locator('[data-slot="toast"]', { hasText: message }).getByRole('button', { name: 'Try again' }).click();
  await expect(notice(page, message)).toHaveCount(0);
}

/** Before the copy: how many of the four pairs are possible, and for each other reason which they are. */
async function expectCounted(page: Page) {
  const dialog = page.getByRole('dialog');
  const counted = dialog.getByText(/^\d of 4 can be copied to/);
  await expect(counted).toBeVisible();
  const others = dialog.getByRole('list', { name: 'Cannot be copied to' });
  if (((await counted.textContent()) ?? '').startsWith('4')) return expect(others).toHaveCount(0);
  const reason = others.getByRole('button').first();
  await expect(counted).toContainText((await reason.textContent()) ?? '');
  await press(reason);
  await expect(others.getByText(/^1\.1\./).first()).toBeVisible();
  return expectAccessible(page, '[data-slot=dialog]');
}

/** Afterwards: the notice opens what was skipped. */
async function expectSkipped(page: Page, skipped: number) {
  await press(page.getByRole('button', { name: 'Show skipped' }));
  const dialog = page.getByRole('dialog', { name: 'Copy Reference - Skipped' });
  await expect(dialog.getByRole('list', { name: 'Skipped' }).getByRole('list').getByRole('listitem')).toHaveCount(
    skipped,
  );
  await expectAccessible(page, '[data-slot=dialog]');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

test('[B40] [S100] [S179] [S180] [S182] [S183] [S184] [S185] [S186] [S221] [S245] [S246] [S247] [S253] [Q-R16] a researcher adds, edits, copies, uses an earlier one and removes, by keyboard alone, and what was typed is offered again after a reload; one is used from a closed edition', async ({
  page,
}) => {
  const title = `Gazette ${Date.now()}`;
  const later = `${title}, second printing`;
  await openAs(page, 'researcher', PAGE);
  await expect(list(page)).toBeVisible();

  await press(page.getByRole('button', { name: 'Add New Reference' }));
  await press(page.getByRole('button', { name: 'Add Reference' }));
  await expect(page.getByRole('link', { name: 'Enter the title' })).toBeVisible();
  await expectAccessible(page, '[data-slot=dialog]');
  await field(page, 'Title').fill(title);
  await field(page, 'Author').fill('Government Printer');
  await field(page, 'Publication Date').fill('May 2026');
  await field(page, 'Information').fill('Notice 118 names the authority.');
  await page.getByRole('dialog').getByRole('textbox', { name: /^URL/ }).fill('https://gazette.example.org/118');
  await press(page.getByRole('button', { name: 'Add Reference' }));
  await expect(reference(page, title)).toContainText('Government Printer, May 2026');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(reference(page, title).getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');

  await expect(action(page, 'Edit', title)).not.toHaveAttribute('aria-disabled', 'true');
  await press(action(page, 'Edit', title));
  await field(page, 'Title').fill(later);
  await press(page.getByRole('button', { name: 'Save Changes' }).last());
  await expect(reference(page, later)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await press(action(page, 'Copy', later));
  for (const [step, next] of [
    ['Copy Reference - Select Indicator(s)', 'Next'],
    ['Copy Reference - Select Country(ies)', 'Copy Reference'],
  ] as const) {
    const dialog = page.getByRole('dialog', { name: step });
    await expect(dialog.getByRole('row').nth(2)).toBeVisible();
    // the head that stays covers no corner of the line around the list
    await expect(dialog.locator('[data-slot=table-region]')).toHaveCSS('border-top-left-radius', '8px');
    await expectAccessible(page, '[data-slot=dialog]');
    for (const row of [1, 2]) await press(dialog.getByRole('row').nth(row).getByRole('checkbox'));
    if (next !== 'Next') await expectCounted(page);
    await press(dialog.getByRole('button', { name: next, exact: true }));
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const told = notice(page, 'Copied to');
  await expect(told).toHaveText(/Copied to \d+, skipped \d+$/);
  const [copied = 0, skipped = 0] = ((await told.textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
  expect(copied + skipped).toBe(4);
  expect(copied).toBeGreaterThan(0);
  if (skipped > 0) await expectSkipped(page, skipped);

  await press(page.getByRole('button', { name: /^Road Safety Report 2024/ }).last());
  await press(action(page, 'Use in Current', EARLIER));
  await expect(reference(page, EARLIER)).toContainText('2024');

  await reload(page);
  await expect(reference(page, later)).toBeVisible();
  await expect(reference(page, EARLIER)).toBeVisible();

  for (const gone of [later, EARLIER]) {
    await press(list(page).getByRole('button', { name: `Remove: ${gone}`, exact: true }));
    const dialog = page.getByRole('dialog', { name: 'Remove Reference from Indicator' });
    await expect(dialog).toContainText(`Are you sure you want to remove ${gone} from this indicator?`);
    await expect(dialog).toContainText('This action cannot be undone.');
    await press(dialog.getByRole('button', { name: 'Remove' }));
    await expect(reference(page, gone)).toHaveCount(0);
  }
  await expect
    .poll(async () => {
      const lists = await askApi<{ CurrentReportEditionReferences: { Title: string }[] }>(
        page,
        '/references/4/country/404/indicator/451',
      );
      return lists.CurrentReportEditionReferences.map(({ Title }) => Title).filter((one) =>
        [later, EARLIER].includes(one),
      );
    })
    .toEqual([]);

  await press(page.getByRole('button', { name: 'Add New Reference' }));
  await field(page, 'Title').fill('Half a thought');
  await page.waitForTimeout(1500);
  page.once('dialog', (dialog) => void dialog.accept());
  await reloadAtOnce(page);
  await expect(page.getByText('‘Half a thought’ is not saved.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(field(page, 'Title')).toHaveValue('Half a thought');
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(field(page, 'Title')).toHaveValue('');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('is not saved')).toHaveCount(0);

  await test.step('a reference is used in the current edition from the page of a closed one, and found there; what the server refuses once, Try again does', async () => {
    await goWithin(page, '/countries/404/indicator/151?edition=2');
    await expect(page.getByText('Closed edition, read only').first()).toBeVisible();
    const use = action(page, 'Use in Current', EARLIER);
    await use.focus();
    await page.keyboard.press('Enter');
    await expect(use).toHaveAccessibleDescription(/already|current/i);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to the current edition' }).click();
    await expect(page).toHaveURL(/\/countries\/404\/indicator\/451$/);
    await expect(reference(page, EARLIER)).toContainText('2024');
    await refuseOnce(page, 'DELETE', '**/country-indicator/100201/reference/*');
    await action(page, 'Remove', EARLIER).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await tryAgain(page, 'removing');
    await expect(reference(page, EARLIER)).toHaveCount(0);
  });
});

test('[S169] [S175] [S176] [S177] [S231] [S233] a spectator reads rating and references and is offered nothing; the rating history shows the note of an edition', async ({
  page,
}) => {
  await openAs(page, 'spectator', PAGE);
  await expect(page.getByText('Access Date').first()).toBeVisible();
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 1024, height });
  expect(await squeezed(page), 'where two columns share a narrow window').toEqual([]);
  await page.setViewportSize({ width, height });
  await expect(list(page)).toBeVisible();
  const rating = page.getByRole('form', { name: 'Rating' });
  await expect(rating.getByRole('textbox', { name: 'Researcher Note' })).toHaveAttribute('readonly', '');
  await expect(rating.getByRole('button', { name: 'Save Changes' })).toHaveCount(0);
  await expect(
    page.getByRole('button', { name: /^(Edit|Copy|Remove|Use in Current): |Add New Reference/ }),
  ).toHaveCount(0);
  await expect(reference(page, 'Address that is a script').getByRole('link')).toHaveCount(0);
  const history = page.getByRole('group', { name: 'Rating history' });
  await expect(history.getByRole('listitem')).toHaveCount(4);
  await history.getByRole('button', { name: /Road Safety Report 2025/ }).click();
  await expect(history.getByRole('heading', { name: 'Researcher Note, Road Safety Report 2025' })).toBeVisible();
  await expectAccessible(page);
});
