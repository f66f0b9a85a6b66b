import type { Page } from '@playwright/test';
import { conflict } from './support/problem.ts';
import { goWithin } from './support/quiet.ts';
import { expect, expectAccessible, notice, openAs, pressKey, reload, test } from './support/test.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Notifications' });
const entries = (page: Page) => panelOf(page).getByRole('list', { name: 'Notifications' }).getByRole('listitem');
const hasUnread = (page: Page, count: number) =>
  expect(bell(page)).toHaveAccessibleName(new RegExp(`, ${count} unread`));
const unread = async (page: Page) => {
  await expect(bell(page)).toHaveAccessibleName(/\d+ unread/);
  return Number((await bell(page).innerText()).match(/(\d+) unread/)?.[1]);
};

test('[S3] [S35] [S41] [S42] [S43] [S44] [S45] [S92] [S104] [S132] the bell counts, the panel fetches ten, then the next ten at its end, and an entry leads to its comment; on a phone the panel covers the page and gives way to that; a refused Clear is restored', async ({
  page,
}) => {
  await openAs(page, 'researcher');
  const count = await unread(page);
  expect(count).toBeGreaterThan(10);
  // A low window, so that the end of the first ten is far below.
  await page.setViewportSize({ width: 1440, height: 480 });
  await bell(page).click();
  await expect(panelOf(page).getByRole('heading', { name: 'Notifications' })).toBeVisible();
  await expect(entries(page)).toHaveCount(10);
  await expect(entries(page).first()).toContainText(/\S+ has tagged you/);
  await expect(entries(page).first()).toContainText(/(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d\d/);
  await expect(panelOf(page).getByText(`10 of ${count}`)).toBeVisible();
  await expectAccessible(page, '#side-panel');
  const next = page.waitForRequest(/notifications\?.*offset=10/);
  await entries(page).last().scrollIntoViewIfNeeded();
  await next;
  await expect(entries(page)).toHaveCount(Math.min(20, count));

  const link = entries(page).first().getByRole('link');
  const href = (await link.getAttribute('href')) ?? '';
  expect(href).toMatch(/^\/countries\/\d+\/indicator\/\d+\?commentId=\d+$/);
  const country = (await link.locator('span span').first().innerText()).toUpperCase();
  await link.click();
  await expect(page).toHaveURL((url) => url.pathname + url.search === href);
  await expect(page.getByRole('heading', { name: country })).toBeVisible();

  // The panel alone obeys it, and the comment that the link leads to may have taken the focus.
  await panelOf(page).press('Escape');
  await expect(panelOf(page)).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await bell(page).click();
  await expect(entries(page).first()).toBeVisible();
  await expectAccessible(page, '#side-panel');
  await entries(page).nth(1).getByRole('link').click();
  await expect(panelOf(page)).toHaveCount(0);
  await expect(page).toHaveURL((url) => /commentId=\d+$/.test(url.search) && url.pathname + url.search !== href);

  await test.step("a refused Clear is restored, 'Try again' clears it for good, and the focus goes on; by keyboard alone: open, clear, close, and back on the bell", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await goWithin(page, '/dashboard');
    const count = await unread(page);
    await bell(page).click();
    const first = await entries(page).first().innerText();
    const second = await entries(page).nth(1).innerText();
    await page.route('**/api/v1/notifications/*/*', (route) => route.fulfill(conflict), { times: 1 });
    await pressKey(entries(page).first().getByRole('button', { name: 'Clear' }), 'Enter');
    await expect(notice(page, 'Something went wrong updating the notifications')).toBeVisible();
    await expect(entries(page).first()).toHaveText(first, { useInnerText: true });
    await hasUnread(page, count);
    await page
      .getByRole('region', { name: /^Notices/ })
      .getByRole('button', { name: 'Try again' })
      .click();
    await hasUnread(page, count - 1);
    await expect(entries(page).first()).toHaveText(second, { useInnerText: true });

    await pressKey(entries(page).first().getByRole('button', { name: 'Clear' }), 'Enter');
    await hasUnread(page, count - 2);
    await expect(entries(page).first().getByRole('button', { name: 'Clear' })).toBeFocused();
    await reload(page);
    await hasUnread(page, count - 2);
    await bell(page).click();
    await expect(panelOf(page).getByText(first)).toHaveCount(0);

    await bell(page).click();
    await expect(panelOf(page)).toHaveCount(0);

    await page.setViewportSize({ width: 1440, height: 480 });
    await pressKey(bell(page), 'Enter');
    await expect(panelOf(page)).toBeFocused();
    await expect(entries(page).first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Close notifications' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(panelOf(page).getByRole('radio', { name: /^Mentions/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(entries(page).first().getByRole('link')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await hasUnread(page, count - 3);
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toHaveCount(0);
    await expect(bell(page)).toBeFocused();
  });
});
