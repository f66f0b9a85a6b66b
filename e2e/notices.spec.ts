import { conflict } from './support/problem.ts';
import { goWithin } from './support/quiet.ts';
import { expect, expectAccessible, notice, openAs, pressKey, test } from './support/test.ts';

const note = 'Measured in March.\nSee the register of roads.';
const draft = {
  base: { ResearcherNote: '', Version: 1 },
  typed: { ResearcherNote: note, Version: 1 },
  origin: { title: '1.1.1 Lead agency named in law, Norway', path: '/countries/578/indicator/451' },
  on: '2026-03-01T09:30:00.000Z',
};

const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

test('[S40] [S132] [S254] a notice names its record in a line of its own, as the list of problems does; on a phone a dialog ends above the notices, and Escape closes it before them', async ({
  page,
}) => {
  await openAs(page, 'admin', '/dashboard?currentUser=false');

  await test.step('on a phone a dialog ends above the notices, and Escape closes it before them', async () => {
    await page.setViewportSize(sizes.phone);
    await page.getByRole('button', { name: 'Bulk assign' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bulk assign' });
    await expect(dialog.getByRole('radio', { name: /Rui Tanaka/ })).toBeAttached();
    // Coming back to the window asks again for what is shown; a notice says that it did not come.
    await page.route('**/api/v1/dashboard/*/workflow-users', (route) => route.abort());
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    // Not by role: an open dialog hides from screen readers what is around it.
    const told = page.locator('[data-slot="toast"]', { hasText: 'The server cannot be reached' });
    await expect(told).toBeVisible();
    const list = page.locator('[data-slot="toast-viewport"]');
    await list.hover();
    const bottom = async () => {
      const box = await dialog.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    await expect.poll(bottom).toBeLessThanOrEqual((await list.boundingBox())?.y ?? 0);
    await dialog.getByRole('button', { name: 'Cancel' }).click({ trial: true });
    await list.hover();
    await expectAccessible(page, '[data-slot=dialog], [data-slot=toast-viewport]');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(told).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(told).toHaveCount(0);
  });

  await test.step('on a wide screen and on a phone a notice names its record in a line of its own', async () => {
    await goWithin(page, '/dashboard?currentUser=false&countries=[784]');
    await page.route('**/workflow-assignment', (route) =>
      route.request().method() === 'PUT' ? route.fulfill(conflict) : route.fallback(),
    );
    for (const size of ['wide', 'phone'] as const) {
      await page.setViewportSize(sizes[size]);
      await page.getByRole('checkbox', { name: /^Select 1\.1\.1 / }).check();
      await page.getByRole('button', { name: 'Assign selected' }).click();
      const dialog = page.getByRole('dialog', { name: 'Assign selected' });
      await dialog.getByText('Research', { exact: true }).click();
      await dialog.getByRole('radio', { name: /^陈伟/ }).check();
      await dialog.getByRole('button', { name: 'Assign' }).click();
      const record = notice(page, /^陈伟 as research user: 1\.1\.1 of United Arab Emirates/).last();
      await expect(record).toBeVisible();
      await record.hover();
      await expect(record).toHaveCSS('display', 'block');
      // Beside its button a phone would leave the words a narrow column.
      if (size === 'phone') expect((await record.boundingBox())?.width).toBeGreaterThan(0.6 * sizes.phone.width);
      await expectAccessible(page, '[data-slot=toast-viewport]');
      await page.getByRole('button', { name: /^Notifications, \d recent problem/ }).click();
      const problems = page.getByRole('region', { name: 'Recent problems' });
      await expect(problems.getByText(/^陈伟 as research user/).first()).toBeVisible();
      await expectAccessible(page, '#side-panel');
      await page.getByRole('button', { name: 'Close notifications' }).click();
      await expect(problems).toHaveCount(0);
    }
  });
});

test('[Q-R16] on a wide screen and on a phone what was typed and not saved is found in the account menu, copied, gone on with or discarded', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const look = async (part: string) => {
    for (const size of ['phone', 'wide'] as const) {
      await page.setViewportSize(sizes[size]);
      await expectAccessible(page, part);
    }
  };
  await openAs(page, 'admin');
  await page.evaluate((kept) => sessionStorage.setItem('draft:rating:look', JSON.stringify(kept)), draft);
  const account = page.getByRole('button', { name: /^Hi / });
  await pressKey(account, 'Enter');
  const item = page.getByRole('button', { name: /^Unsaved work/ });
  await expect(item).toHaveText(/1$/);
  await look('[data-slot=disclosure-menu]');
  await pressKey(item, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Unsaved work' });
  await expect(dialog.getByRole('region', { name: 'Researcher Note' })).toHaveText(note);
  await look('[data-slot=dialog]');
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(note);
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
  await page.setViewportSize(sizes.phone);
  await account.click();
  await item.click();
  await dialog.getByRole('link', { name: 'Go to it' }).click();
  await expect(page).toHaveURL(/\/countries\/578\/indicator\/451$/);
  await account.click();
  await item.click();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  const question = page.getByRole('dialog', { name: 'Discard unsaved work?' });
  await look('[data-slot=dialog]');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog.getByText('Nothing is unsaved')).toBeVisible();
  await expect(dialog).toBeFocused();
});
