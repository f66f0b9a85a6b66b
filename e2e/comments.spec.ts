import type { Browser, Page } from '@playwright/test';
import { askApi } from './support/api.ts';
import { refuseOnce } from './support/problem.ts';
import { goWithin } from './support/quiet.ts';
import {
  expect,
  expectAccessible,
  notice,
  openAs,
  type Person,
  people,
  pressKey,
  reload,
  reloadAtOnce,
  test,
  throughLogOut,
} from './support/test.ts';

// The discussion of forty comments is on Kenya's 1.1.1; what is added goes to indicators that no other journey looks at.
const DISCUSSED = '/countries/404/indicator/451';
const QUIET = 455;
const BURIED = 456;
const addressOf = (indicator: number) => `/countries/404/indicator/${indicator}`;

const box = (page: Page) => page.getByPlaceholder('Add a comment');
const send = (page: Page) => page.getByRole('button', { name: 'Send' });
const list = (page: Page) => page.getByRole('region', { name: 'Comments' });
const entries = (page: Page) => list(page).getByRole('listitem');
const openTab = (page: Page) => page.getByRole('tab', { name: 'Comments' }).click();
const remark = () => `At ${Date.now() % 1_000_000}`;

async function another(browser: Browser, person: Person, address?: string) {
  const page = await (await browser.newContext()).newPage();
  await openAs(page, person, address);
  return page;
}

/** The list's row is in the part of the list that is seen. */
const isInView = (page: Page, id: number) =>
  page.locator(`#comment-${id}`).evaluate((row) => {
    const seen = (row.closest('[data-slot="comments-list"]') as HTMLElement).getBoundingClientRect();
    const { top, bottom } = row.getBoundingClientRect();
    return top >= seen.top - 1 && bottom <= Math.min(seen.bottom, innerHeight) + 1;
  });

type Added = { Id: number; CommentContent: string };
async function ratingPath(page: Page, indicator: number) {
  const place = `/countries/404/report-editions/4/indicators/${indicator}`;
  const { Id } = await askApi<{ Id: number }>(page, `${place}/rating`);
  return `${place}/ratings/${Id}/comments`;
}

/** Opens the bell and follows the entry of a comment. */
async function followNotification(page: Page, commentId: number) {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const panel = page.getByRole('complementary', { name: 'Notifications' });
  const link = panel.locator(`a[href$="commentId=${commentId}"]`);
  await expect(link).toContainText('Rui Tanaka has tagged you');
  await link.click();
}

async function expectSought(page: Page, id: number) {
  await expect(page.getByRole('tab', { name: 'Comments' })).toHaveAttribute('aria-selected', 'true');
  const row = page.locator(`#comment-${id}`);
  await expect(row).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => isInView(page, id)).toBe(true);
  await expect(row).toBeFocused();
}

test('[S3] [S43] [S170] [S173] [S174] two browsers: who is tagged is told by the bell, whose link leads to the marked comment, also on page three', async ({
  page,
  browser,
}) => {
  const reviewer = await another(browser, 'reviewer');
  await openAs(page, 'researcher', addressOf(QUIET));
  const path = await ratingPath(page, BURIED);
  const add = (CommentContent: string, taggedUsers: number[] = []) =>
    askApi<Added>(page, path, { method: 'POST', body: { CommentContent, taggedUsers } });
  const buried = await add(`@Elena Petrova ${remark()}`, [3]);
  for (let later = 1; later <= 20; later++) await add(`Later ${later}`);
  const newest = await add('@Elena Petrova newest', [3]);

  await openTab(page);
  const text = remark();
  await box(page).pressSequentially('@ele');
  await page.getByRole('option', { name: 'Elena Petrova' }).click();
  await box(page).pressSequentially(text);
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'POST' && /comments$/.test(response.url()),
  );
  await send(page).click();
  await expect(entries(page).first()).toContainText(`@Elena Petrova ${text}`);
  const { Id } = (await (await answered).json()) as Added;
  await expect(page.locator(`#comment-${Id}`)).toBeVisible();

  await followNotification(reviewer, Id);
  await expectSought(reviewer, Id);
  await expect(reviewer.locator(`#comment-${Id}`)).toContainText(text);
  await expectAccessible(reviewer, '[role=tabpanel][data-state=active]');

  await test.step('a notification of a comment that is on page three by now leads there, and works again on the same page', async () => {
    const asked: string[] = [];
    reviewer.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('/comments')) asked.push(searchParams.get('offset') ?? '');
    });
    await followNotificationAgain(reviewer, buried.Id);
    await expectSought(reviewer, buried.Id);
    expect(new Set(asked)).toEqual(new Set(['0', '10', '20']));

    await reviewer.getByRole('tab', { name: 'Rating' }).click();
    await followNotificationAgain(reviewer, newest.Id);
    await expectSought(reviewer, newest.Id);
  });
});

/** The panel stays open beside a page that is as wide as this one. */
async function followNotificationAgain(page: Page, commentId: number) {
  const link = page.locator(`a[href$="commentId=${commentId}"]`);
  if (!(await link.isVisible())) await page.getByRole('button', { name: /^Notifications/ }).click();
  await link.click();
}

test('[S171] [S172] [S173] [S174] the long discussion: its length, its long texts, a comment that is gone', async ({
  page,
}) => {
  await openAs(page, 'researcher', DISCUSSED);
  await openTab(page);
  await expect(entries(page)).toHaveCount(10);
  await expect(list(page).getByText(/^10 of 4\d$/)).toBeVisible();
  expect((await list(page).boundingBox())?.height).toBeLessThanOrEqual(450);
  await expectAccessible(page, '[role=tabpanel][data-state=active]');
  await list(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
  // who stands at the end of the list is given the next page as well
  const shown = () => entries(page).count();
  await expect.poll(shown, { timeout: 20_000 }).toBeGreaterThanOrEqual(20);
  const before = await shown();
  await pressKey(list(page).getByRole('button', { name: 'Load more' }), 'Enter');
  await expect.poll(shown, { timeout: 20_000 }).toBeGreaterThan(before);
  const longId = await list(page).getByRole('button', { name: 'Show more' }).first().getAttribute('aria-controls');
  const toggle = page.locator(`button[aria-controls="${longId}"]`);
  await pressKey(toggle, 'Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(toggle).toHaveText('Show less');

  await page.setViewportSize({ width: 390, height: 844 });
  await goWithin(page, `${DISCUSSED}?commentId=999999`);
  await expect(page.getByText('Comment no longer exists')).toBeVisible();
  await expectAccessible(page);
});

test('[S35] [S132] [S170] [S221] [S224] [Q-S42] [Q-R15] one comments by keyboard alone, with too many people, over a refusal and a reload, and logs out', async ({
  page,
}) => {
  // The demonstration's edition has not so many.
  const more = ['One', 'Two', 'Three', 'Four', 'Five'].map((name, at) => ({
    Id: 900 + at,
    FullName: `Guest ${name}`,
    EmailAddress: `guest${at}@demo.test`,
  }));
  let users: { FullName: string }[] = [];
  await page.route('**/mentionable-users', async (route) => {
    const response = await route.fetch();
    users = [...(await response.json()), ...more];
    await route.fulfill({ response, json: users });
  });
  await openAs(page, 'researcher', addressOf(QUIET));

  await test.step('by keyboard alone: to the tab, into the box, a person from the list, sent', async () => {
    await page.getByRole('tab', { name: 'Rating' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Comments' })).toHaveAttribute('aria-selected', 'true');
    await expect(box(page)).toBeVisible();
    await page.keyboard.press('Tab');
    if (!(await box(page).evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('@santos');
    await expect(page.getByRole('option')).toHaveText([/maria\.santos@demo\.test/, /m\.santos@demo\.test/]);
    await expect(box(page)).toHaveAttribute('role', 'combobox');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(box(page)).toHaveValue('@Maria Santos ');
    await expect(box(page)).not.toHaveAttribute('role');
    const text = remark();
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
    await expect(send(page)).toBeFocused();
    const request = page.waitForRequest((one) => one.method() === 'POST' && /comments$/.test(one.url()));
    await page.keyboard.press('Enter');
    expect((await request).postDataJSON()).toEqual({ CommentContent: `@Maria Santos ${text}`, taggedUsers: [8] });
    await expect(entries(page).first()).toContainText(text);
    await expect(box(page)).toBeFocused();
  });

  await test.step('fifteen people are too many for one comment; it is not sent and stays in the box', async () => {
    await expect.poll(() => users.length).toBeGreaterThanOrEqual(15);
    const once = users
      .map(({ FullName }) => FullName)
      .filter((name) => name !== 'Maria Santos')
      .slice(0, 13);
    let sent = 0;
    page.on('request', (request) => request.method() === 'POST' && /comments$/.test(request.url()) && sent++);
    await box(page).fill(`${once.map((name) => `@${name}`).join(' ')} `);
    for (const email of ['maria.santos@demo.test', 'm.santos@demo.test']) {
      await box(page).pressSequentially('@mar');
      await page.getByRole('option', { name: email }).click();
    }
    const typed = await box(page).inputValue();
    expect((await box(page).boundingBox())?.height).toBeLessThanOrEqual(54);
    await send(page).click();
    await expect(
      page.getByText('Only 14 different mentioned users can be included in a single comment.'),
    ).toBeVisible();
    await expect(box(page)).toHaveValue(typed);
    expect(sent).toBe(0);
    await box(page).fill('');
    await page.unroute('**/mentionable-users');
  });

  await test.step("a refused comment is taken back, its text returns, and 'Try again' sends it once", async () => {
    await refuseOnce(page, 'POST', '**/ratings/*/comments');
    const text = remark();
    await box(page).fill(text);
    await send(page).click();
    await expect(notice(page, 'Something went wrong adding a comment for this Indicator')).toBeVisible();
    await expect(list(page).getByText(text)).toHaveCount(0);
    await expect(box(page)).toHaveValue(text);
    await page
      .getByRole('region', { name: /^Notices/ })
      .getByRole('button', { name: 'Try again' })
      .click();
    await expect(list(page).getByText(text)).toHaveCount(1);
    await expect(box(page)).toHaveValue('');
    await reload(page);
    await openTab(page);
    await expect(list(page).getByText(text)).toHaveCount(1);
    await expect(box(page)).toHaveValue('');
  });

  await test.step('what is typed survives a reload, and goes with the log-out after a question', async () => {
    const text = remark();
    await box(page).fill(text);
    await page.waitForTimeout(1000);
    await reloadAtOnce(page);
    await openTab(page);
    await expect(box(page)).toHaveValue(text);
    await expect(page.getByText('What you typed earlier was not saved. It is back.')).toBeVisible();
    await page.getByRole('button', { name: `Hi ${people.researcher.name}!` }).click();
    await page.getByRole('button', { name: 'Log Out' }).click();
    const question = page.getByRole('dialog', { name: 'Log out without saving?' });
    await expect(question.getByText(text)).toBeVisible();
    await expectAccessible(page, '[data-slot=dialog]');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(new RegExp(`${addressOf(QUIET)}`));
    await expect(box(page)).toHaveValue(text);
    await page.getByRole('button', { name: `Hi ${people.researcher.name}!` }).click();
    await page.getByRole('button', { name: 'Log Out' }).click();
    await throughLogOut(page, () => question.getByRole('button', { name: 'Log Out Without Saving' }).click());
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))).toEqual(
      [],
    );
  });
});
