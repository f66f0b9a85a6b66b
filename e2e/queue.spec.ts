import { startOwnServer } from './support/own-server.ts';
import { expectTold, pressesOf } from './support/presses.ts';
import { expect, expectAccessible, openAs, rate, reload, test } from './support/test.ts';

let server: Awaited<ReturnType<typeof startOwnServer>>;
test.beforeAll(async () => {
  server = await startOwnServer('queue');
});
test.afterAll(() => server.end());

test('[B3] [B4] [B13] a researcher works through a list: rates, submits and goes on, and comes back to the row that was done', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await openAs(page, 'researcher', '/dashboard?nextUsers=%5B2%5D&status=%5B0%5D');
  const rows = page.getByRole('table', { name: 'Country indicators' }).getByRole('link');
  const [first, second] = [rows.nth(0), rows.nth(1)];
  await first.waitFor();
  const firstName = (await first.textContent()) ?? '';
  const secondName = (await second.textContent()) ?? '';
  await first.click();
  await expect(page).toHaveURL(/\?list=/);
  await expect(page.getByText(/^1 of [\d,]+$/)).toBeVisible();
  await expect(page.getByText(/^Rui Tanaka, research · /)).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'DASHBOARD' })).toHaveAttribute('aria-current', 'page');

  const address = page.url();
  await page.getByRole('checkbox', { name: 'Then the next one' }).check();
  await rate(page, 'Found in the gazette of this year, and checked.');
  await page.keyboard.press('Control+Shift+Enter');
  await expect(page.getByText(/Submitted( to |: no QA user)/).first()).toBeVisible();
  await expect(page).not.toHaveURL(address);
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(secondName);
  await expect(page.getByText(/^1 of [\d,]+$/)).toBeVisible();

  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(/\/dashboard\?.*nextUsers/);
  await expect(rows.filter({ hasText: secondName }).first()).toBeFocused();
  const done = page.getByRole('row').filter({ hasText: 'done' });
  await expect(done).toHaveCount(1);
  await expect(done).toContainText(firstName);
  await expect(done).toContainText('QA In Progress');
  await expectAccessible(page);

  await page.goto(address);
  await expect(page.getByText('No longer in this list')).toBeVisible();
  await page.getByRole('link', { name: 'Next Indicator' }).click();
  await reload(page);
  await expect(page.getByText(/^1 of [\d,]+$/)).toBeVisible();
});

test('[B28] from the first screen a reviewer returns one rating and completes five in at most 12 presses', async ({
  browser,
}) => {
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
});

test('[B5] a returned rating says by whom, when and why, and Returned stands in its header', async ({ page }) => {
  await openAs(page, 'researcher', '/dashboard?returned=true&nextUsers=%5B2%5D');
  await page.getByRole('table', { name: 'Country indicators' }).getByRole('link').first().click();
  await expect(page.getByRole('form', { name: 'Rating' }).getByText(/^Returned by /)).toBeVisible();
  await expect(page.getByRole('main').getByText('Returned', { exact: true }).first()).toBeVisible();
  await expectAccessible(page, 'form[aria-label=Rating], main header');
});
