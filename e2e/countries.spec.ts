import type { Page } from '@playwright/test';
import type { components } from '../generated/schema.ts';
import { askApi } from './support/api.ts';
import { cutOff } from './support/cut-off.ts';
import { partAddress } from './support/part-address.ts';
import { goWithin } from './support/quiet.ts';
import { expect, expectAccessible, expectContrast, goBack, openAs, test } from './support/test.ts';

type Results = components['schemas']['Results'];

const countryRow = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
const treeRow = (page: Page, name: RegExp) => page.getByRole('treegrid').getByRole('row', { name });

async function choose(page: Page, filter: RegExp, ...options: string[]) {
  await page.getByRole('button', { name: filter }).click();
  for (const option of options) await page.getByRole('option', { name: option }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

/** The figures of the list that do not fit beside their bar. */
const cutFigures = (page: Page) =>
  page
    .getByRole('cell', { name: /%$/ })
    .evaluateAll((cells) => cells.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));

/** The countries whose bar begins beside the name instead of below it, or whose card is too low. */
const brokenCards = (page: Page) =>
  page
    .locator('tbody')
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.flatMap((row) => {
        const [card, name, , bar, done] = [row, ...row.children].map((one) => one.getBoundingClientRect());
        const isWhole =
          card &&
          name &&
          bar &&
          done &&
          name.top >= card.top &&
          bar.top >= name.bottom &&
          card.bottom >= Math.max(bar.bottom, done.bottom);
        return isWhole ? [] : [row.textContent];
      }),
    );

test('[S148] [S149] [S150] [S153] [S154] [S156] [S206] from the list by filters to a country, into its tree, to an indicator, and back; by keyboard alone to the map; list, map and tree on a phone and a narrow one in light and dark', async ({
  page,
}) => {
  const shapes: string[] = [];
  page.on('request', (request) => partAddress('world-map').test(request.url()) && shapes.push(request.url()));
  await openAs(page, 'researcher', '/countries');
  await expect(page.getByText('193 countries')).toBeVisible();
  await choose(page, /^Region ./, 'Africa', 'Oceania');
  await expect(page).toHaveURL(/region=/);
  await page.getByRole('button', { name: 'QA Completed' }).click();
  await expect(page.getByRole('columnheader', { name: 'QA Completed' })).toHaveAttribute('aria-sort', 'descending');
  await expectAccessible(page);
  const listed = page.url();

  const kenya = countryRow(page, 'Kenya');
  await kenya.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await kenya.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'KENYA' })).toBeVisible();
  // on a wide screen a milestone shows its activities at once
  await treeRow(page, /^1\.1 Lead agency/).click();
  await expect(treeRow(page, /^1\.1\.5/)).toContainText('-1');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Lead agency post left vacant' }).click();
  await expect(page).toHaveURL(/\/countries\/404\/indicator\/455$/);
  await goBack(page, page.getByRole('heading', { name: /Lead agency post left vacant/ }));
  await goBack(page, page.getByRole('link', { name: 'Lead agency post left vacant' }));
  await expect(countryRow(page, 'Kenya')).toBeVisible();
  expect(page.url()).toBe(listed);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);

  await test.step('by keyboard alone to the map, which loads its shapes only when it is opened, and to a country', async () => {
    await goWithin(page, '/countries');
    await expect(page.getByText('193 countries')).toBeVisible();
    expect(shapes).toEqual([]);
    await page.getByRole('radio', { name: 'Table' }).focus();
    await page.keyboard.press('ArrowRight');
    const map = page.getByRole('region', { name: /^World map/ });
    await expect(map.getByRole('link')).toHaveCount(193);
    expect(shapes.length).toBeGreaterThan(0);

    await page.getByRole('button', { name: /^All/ }).focus();
    await page.keyboard.press('Tab');
    await expect(map.getByRole('link', { name: /^Afghanistan:/ })).toBeFocused();
    await page.keyboard.press('End');
    await expect(map.getByRole('link', { name: /^Zimbabwe:/ })).toBeFocused();
    await expect(map.locator('[data-slot="map-tooltip"]')).toContainText('Zimbabwe');
    await page.keyboard.press('ArrowUp');
    await expect(map.getByRole('link', { name: /^Zambia:/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'ZAMBIA' })).toBeVisible();
  });

  await test.step('the tree is worked by keyboard alone', async () => {
    await expect(page.getByRole('treegrid')).toBeVisible();
    await page.getByRole('button', { name: 'Close all' }).focus();
    await expect(treeRow(page, /^5\.1 /)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(treeRow(page, /^5\.1 /)).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(treeRow(page, /^1 Road safety management/)).toBeFocused();
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowDown'])
      await page.keyboard.press(key);
    await expect(treeRow(page, /^1\.1\.2/)).toBeFocused();
    await page.keyboard.press('End');
    await expect(treeRow(page, /^5 /)).toBeFocused();
    await page.keyboard.press('Home');
    for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/countries\/894\/indicator\/451$/);
  });

  await test.step('on a phone and a narrow one in light and dark they stay within the page and accessible', async () => {
    const narrow = { width: 320, height: 640 };
    const phone = { width: 390, height: 844 };
    for (const [address, main] of [
      ['/countries', page.getByRole('table')],
      ['/countries?view=map', page.getByRole('region', { name: /^World map/ })],
      ['/countries/404?milestones=%5B16%5D', page.getByRole('treegrid')],
    ] as const) {
      await page.setViewportSize(narrow);
      await goWithin(page, address);
      await expect(main).toBeVisible();
      await expectAccessible(page);
      for (const size of [narrow, phone]) {
        await page.setViewportSize(size);
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(sideways).toBe(0);
        if (address !== '/countries') continue;
        expect(await cutFigures(page)).toEqual([]);
        expect(await brokenCards(page)).toEqual([]);
        await expect(main.getByRole('row')).toHaveCount(194);
        expect(await cutOff(main), `cut off at ${size.width} px`).toEqual([]);
      }
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectContrast(page);
      await page.emulateMedia({ colorScheme: 'light' });
    }
  });
});

test('[B63] the map says changes and scores, a region fills it, and a class of its legend leaves its countries', async ({
  page,
}) => {
  await openAs(page, 'spectator', '/countries?view=map&measure=change');
  const map = page.getByRole('region', { name: /^World map/ });
  const results = await askApi<Results>(page, '/results/4');
  const changeOf = ({ Total }: Results['Countries'][number]) => Total.Comparison.Change;
  await expect(map.getByRole('link')).toHaveCount(results.Countries.length);
  await page
    .getByRole('button', { name: /^Fell by/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Fell by/ })
    .last()
    .click();
  const fallen = results.Countries.filter((country) => (changeOf(country) ?? 0) < 0);
  await expect(map.getByRole('link')).toHaveCount(fallen.length);
  await expect(map.getByRole('link', { name: new RegExp(`^${fallen[0]?.CountryName}: down `) })).toBeAttached();
  await expect(page).toHaveURL(/classes=/);
  await expectAccessible(page);

  await page.getByRole('radio', { name: 'Scores' }).check({ force: true });
  const rated = results.Countries.filter(({ Total }) => Total.Score !== null).length;
  const fifths = await page
    .getByRole('list', { name: 'Legend' })
    .getByRole('button', { name: /%/ })
    .evaluateAll((all) => all.map((one) => Number(/(\d+) countr/.exec(one.textContent ?? '')?.[1])));
  expect(fifths.reduce((sum, one) => sum + one, 0)).toBe(rated);
  expect(fifths.length).toBeLessThanOrEqual(5);

  const kenya = map.getByRole('link', { name: /^Kenya:/ });
  const width = async () => (await kenya.boundingBox())?.width ?? 0;
  const before = await width();
  await page.getByRole('combobox', { name: 'Zoom to' }).selectOption('Africa');
  await expect.poll(width).toBeGreaterThan(before * 1.3);
  await kenya.focus();
  await page.keyboard.press('Escape');
  await expect.poll(width).toBeCloseTo(before, 0);
  await expectContrast(page);
});

test('[S206] to a finger the map speaks of swipes and taps, and begins with the middle of the world', async ({
  browser,
  baseURL,
}) => {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true, baseURL });
  const page = await context.newPage();
  await openAs(page, 'researcher', '/countries?view=map');
  const map = page.getByRole('region', { name: /^World map/ });
  await expect(
    page.getByText(/^Swipe the map to see the rest of the world\. Tap a country to open it\./),
  ).toBeVisible();
  for (const name of [/^Nigeria:/, /^Kenya:/, /^Norway:/])
    await expect(map.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  await page.goto('/countries?view=map&region=%5B%22Americas%22%5D');
  // Below the filters, of which a phone shows each at the size of a thumb.
  await map.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(map.getByRole('link', { name: /^Peru:/ })).toBeInViewport({ ratio: 1 });
  await context.close();
});
