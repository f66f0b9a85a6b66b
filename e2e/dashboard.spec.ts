import type { Page } from '@playwright/test';
import { askApi } from './support/api.ts';
import { expect, expectAccessible, openAs, rate, reload, test, tick } from './support/test.ts';

const everything =
  '/dashboard?researchUsers=[2,0]&qaUsers=[3,0]&status=[0,1,2]&milestones=[16,17]&countries=[404,578]&currentUser=false&indicatorName=a';

test('[S137] [S138] [S140] a researcher filters, follows a row far below, rates, and comes back to the same place', async ({
  page,
}) => {
  await openAs(page, 'researcher');
  await page.getByRole('region', { name: 'Filters' }).getByRole('button', { name: 'Status' }).click();
  await page.getByRole('dialog', { name: 'Status' }).getByRole('option', { name: 'Research In Progress' }).click();
  await expect(page).toHaveURL(/status=/);
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: 'Filters' }).getByRole('button', { name: 'Milestone' }).click();
  await page.getByRole('dialog', { name: 'Milestone' }).getByRole('option', { name: 'Safe roads' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Milestone: Safe roads')).toBeVisible();
  await expectAccessible(page);

  await scrollTo(page, 60);
  const rows = page.getByRole('row');
  const row = rows.nth(15);
  await expect(row).toBeInViewport();
  const name = await row.getByRole('link').innerText();
  const country = await row.getByRole('cell').nth(2).innerText();
  await row.getByRole('link').hover();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(300);
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { name: country.toUpperCase() })).toBeVisible();

  const note = page.getByRole('textbox', { name: 'Researcher Note' });
  await note.fill('Checked against the register of roads.');
  const save = page.getByRole('button', { name: 'Save Changes' });
  if (await save.getAttribute('aria-disabled'))
    await page.getByRole('radio', { name: '0', exact: true }).check({ force: true });
  if (await save.getAttribute('aria-disabled'))
    await page.getByRole('radio', { name: 'Not Met' }).check({ force: true });
  await save.click();
  await expect(page.getByText(/Last Update: .* by Rui Tanaka/)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard\?.*milestones=/);
  await expect(page.getByText('Milestone: Safe roads')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await expect(rows.filter({ hasText: name }).filter({ hasText: country }).getByRole('link')).toBeFocused();
});

const loaded = (page: Page) => page.getByText(/^[\d,]+ of [\d,]+$/);
const countOf = async (page: Page) => Number.parseInt((await loaded(page).innerText()).replaceAll(',', ''), 10);

/** Keeps the offsets of the pages of the dashboard that are asked for. */
function watchPages(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (request.method() === 'GET' && /\/dashboard\/\d+$/.test(pathname)) asked.push(searchParams.get('offset') ?? '0');
  });
  return asked;
}

/** Scrolls until so many rows are there. */
const scrollTo = (page: Page, rows: number) =>
  expect(async () => {
    await page.mouse.wheel(0, 2500);
    expect(await countOf(page)).toBeGreaterThanOrEqual(rows);
  }).toPass({ intervals: [100], timeout: 90_000 });

/** Were pages asked for one after another, each once? */
const expectEachOnce = (asked: string[]) =>
  expect(asked).toEqual(asked.map((_, at) => `${Number(asked[0]) + at * 10}`));

/** Waits until no page is asked for any more, which is soon where nothing is done. */
const rest = (page: Page, asked: string[]) =>
  expect(async () => {
    const before = asked.length;
    await page.waitForTimeout(1500);
    expect(asked.slice(before)).toEqual([]);
  }).toPass({ intervals: [0], timeout: 10_000 });

test('[S137] [S238] after an assignment a searched list scrolls to its end, in one call a page', async ({ page }) => {
  await openAs(page, 'admin');
  await expect(page.getByRole('switch', { name: 'Show assigned to me only' })).not.toBeChecked();
  await page.getByRole('searchbox', { name: 'Search by indicator name' }).fill('law');
  await expect(page.getByText(/of 579$/)).toBeVisible();
  const asked = watchPages(page);
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(2)
    .check();
  await page.getByRole('button', { name: 'Assign selected' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign selected' });
  await dialog.getByText('QA', { exact: true }).click();
  await dialog.getByRole('radio', { name: /^Elena Petrova/ }).check();
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(page.getByText('1 country indicator assigned to Elena Petrova as QA user')).toBeVisible();
  await rest(page, asked);

  asked.length = 0;
  await scrollTo(page, 579);
  expectEachOnce(asked);
  await rest(page, asked);
});

test('[S137] [S221] [Q-R23] who saves on a slow line and goes back at once can scroll on while the save is under way', async ({
  page,
}) => {
  await openAs(page, 'admin', '/dashboard?currentUser=false&status=[1]');
  await scrollTo(page, 30);
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/rating-update', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('row').nth(6).getByRole('link').click();
  await rate(page, 'Saved on a slow line.');
  const sent = page.waitForRequest('**/rating-update');
  await page.getByRole('form', { name: 'Rating' }).getByRole('button', { name: 'Save Changes' }).click();
  await sent;
  // a machine that is busy draws the form as saved only later, and would ask about what was typed
  await expect(page.getByRole('form', { name: 'Rating' }).getByText('Saving…')).toBeVisible();
  await page.goBack();
  await expect(loaded(page)).toBeVisible();

  const asked = watchPages(page);
  const from = await countOf(page);
  await scrollTo(page, from + 60);
  expectEachOnce(asked);
  release();
  await scrollTo(page, from + 120);
  await rest(page, asked);
});

test('[S138] [S140] [S202] a deep link with every filter restores the page, chips go one by one and all at once', async ({
  page,
}) => {
  await openAs(page, 'researcher', everything);
  const chips = page.getByRole('list', { name: 'Filters in force' });
  for (const chip of [
    'Research user: Rui Tanaka',
    'Research user: Unassigned',
    'QA user: Elena Petrova',
    'QA user: Unassigned',
    'Status: Open',
    'Status: Research In Progress',
    'Status: QA In Progress',
    'Milestone: Road safety management',
    'Milestone: Safe roads',
    'Country: Kenya',
    'Country: Norway',
  ])
    await expect(chips.getByText(chip)).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search by indicator name' })).toHaveValue('a');
  await expect(page.getByRole('switch', { name: 'Show assigned to me only' })).not.toBeChecked();
  const { Count } = await askApi<{ Count: number }>(
    page,
    '/dashboard/4?researchUsers=1:%20[2,null]&qaUsers=1:%20[3,null]&workflows=[0,1,2]&milestones=[16,17]&countries=[404,578]&currentUser=false&indicatorName=a',
  );
  expect(Count).toBeGreaterThan(0);
  await expect(page.getByText(new RegExp(`of ${Count}$`))).toBeVisible();
  await reload(page);
  await expect(chips.getByText('Country: Norway')).toBeVisible();
  await chips.getByRole('button', { name: 'Remove Country: Norway' }).click();
  await expect(chips.getByText('Country: Norway')).toHaveCount(0);
  await expect(chips.getByText('Country: Kenya')).toBeVisible();
  await chips.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(chips).toHaveCount(0);
});

test('[S139] [S142] who holds no assignment begins with all rows; where nothing is assigned to me, they are one press away', async ({
  page,
}) => {
  await openAs(page, 'spectator');
  const toggle = page.getByRole('switch', { name: 'Show assigned to me only' });
  await expect(toggle).not.toBeChecked();
  await expect(page.getByText(/^\d+ of 28,950$/)).toBeVisible();
  await tick(toggle);
  await expect(page.getByText('No data to display')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  // what is in view already asks for the next ones
  await expect(page.getByText(/^\d+ of 28,950$/)).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[S138] filters open below the search, and nothing is wider than the page', async ({ page }) => {
    await openAs(page, 'admin', '/dashboard?currentUser=false');
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('region', { name: 'Filters' }).getByRole('button', { name: 'Country' }).click();
    const list = page.getByRole('dialog', { name: 'Country' });
    await list.getByRole('combobox').fill('keny');
    await list.getByRole('option', { name: 'Kenya' }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByText('Country: Kenya')).toBeVisible();
    await expect(page.getByText(/of 150$/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);
  });
});

test('a name of Arabic letters that is cut off keeps its beginning, on the side of its column', async ({ page }) => {
  await openAs(page, 'reviewer');
  const cut = page.locator('tbody td .truncate').first();
  await expect(cut).toBeVisible();
  const { first, box } = await cut.evaluate((element) => {
    element.textContent = 'الهيئة الوطنية للسلامة على الطرق '.repeat(6).trim();
    const range = new Range();
    range.setStart(element.firstChild as Text, 0);
    range.setEnd(element.firstChild as Text, 1);
    return { first: range.getBoundingClientRect().toJSON(), box: element.getBoundingClientRect().toJSON() };
  });
  expect(first.left).toBeGreaterThan(box.left);
  expect(first.right).toBeLessThanOrEqual(box.right + 1);
  expect(await cut.evaluate((element) => getComputedStyle(element).textAlign)).toBe('left');
});
