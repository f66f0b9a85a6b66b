import type { Page } from '@playwright/test';
import { askApi } from './support/api.ts';
import { goWithin } from './support/quiet.ts';
import { expect, expectAccessible, goBack, openAs, rate, signInAlone, test } from './support/test.ts';

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

  await scrollTo(page, 40);
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
  await goBack(page, page.getByText(/Last Update: .* by Rui Tanaka/));
  await expect(page).toHaveURL(/\/dashboard\?.*milestones=/);
  await expect(page.getByText('Milestone: Safe roads')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await expect(rows.filter({ hasText: name }).filter({ hasText: country }).getByRole('link')).toBeFocused();

  await test.step('a name of Arabic letters that is cut off keeps its beginning, on the side of its column', async () => {
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
  }).toPass({ intervals: [200], timeout: 90_000 });

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

test('[S137] [S138] [S221] [S238] [Q-R23] a list is scrolled in one call a page: to its end after an assignment, on while a save is under way; its filters on a phone', async ({
  page,
}) => {
  await signInAlone(page, 'admin');
  const countries = await askApi<{ CountryId: number }[]>(page, '/countries-with-workflow-progress/4');
  // Of so few countries that the end is some pages below.
  const some = countries.slice(0, 15).map(({ CountryId }) => CountryId);
  await page.goto(`/dashboard?currentUser=false&countries=[${some}]`);

  await test.step('after an assignment a searched list scrolls to its end, in one call a page', async () => {
    await page.getByRole('searchbox', { name: 'Search by indicator name' }).fill('law');
    await expect(page.getByText(/of 45$/)).toBeVisible();
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
    await scrollTo(page, 45);
    expectEachOnce(asked);
    await rest(page, asked);
  });

  await test.step('who saves on a slow line and goes back at once can scroll on while the save is under way', async () => {
    await goWithin(page, `/dashboard?currentUser=false&status=[1]&countries=[${some}]`);
    await scrollTo(page, 20);
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
    await goBack(page, page.getByRole('form', { name: 'Rating' }).getByText('Saving…'));
    await expect(loaded(page)).toBeVisible();

    const asked = watchPages(page);
    const from = await countOf(page);
    await scrollTo(page, from + 20);
    expectEachOnce(asked);
    release();
    await scrollTo(page, from + 40);
    await rest(page, asked);
    await page.unroute('**/rating-update');
  });

  await test.step('on a phone filters open below the search, and nothing is wider than the page', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/dashboard?currentUser=false');
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

test('a long list that is sent to a place stays there when its rows are drawn, however late that is', async ({
  page,
}) => {
  await openAs(page, 'admin', '/dashboard?currentUser=false');
  const devtools = await page.context().newCDPSession(page);
  const toEnd = () =>
    page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return window.scrollY;
    });
  await expect.poll(toEnd).toBeGreaterThan(2500);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  for (const place of [1500, 300, 2000])
    await test.step(`${place} pixels down`, async () => {
      await page.evaluate((top) => window.scrollTo(0, top), place);
      for (let looks = 0; looks < 4; looks++) {
        await page.waitForTimeout(150);
        expect(await page.evaluate(() => window.scrollY)).toBe(place);
      }
    });
});
