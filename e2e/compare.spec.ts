import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { components } from '../generated/schema.ts';
import { openWorkbook } from '../tests/server/support/workbook-reader.ts';
import { askApi } from './support/api.ts';
import { goWithin } from './support/quiet.ts';
import { expect, expectAccessible, openAs, signInAlone, test, tick } from './support/test.ts';
import { touchFaults } from './support/touch-targets.ts';

type Comparison = components['schemas']['Comparison'];
type Results = components['schemas']['Results'];
const ADDRESS = '/compare?editions=%5B4%2C3%5D&countries=%5B404%2C578%2C392%5D';
/** Indicators and countries alone. */
const BARE = `${ADDRESS}&totals=false&means=false`;

const grid = (page: Page) => page.getByRole('grid', { name: 'Scores by indicator and country' });
const cell = (page: Page, name: RegExp) => page.getByRole('gridcell', { name });
const active = (page: Page) =>
  grid(page).evaluate((element) => {
    const named = document.getElementById(element.getAttribute('aria-activedescendant') ?? '');
    return named?.ariaLabel ?? named?.textContent;
  });

/** Opens an address and keeps the comparison that the grid shows; within the page, where it compares something else. */
async function open(page: Page, address: string, isWithin = false): Promise<Comparison> {
  const answer = page.waitForResponse(/\/api\/v1\/compare\?/);
  await (isWithin ? goWithin(page, address) : page.goto(address));
  const comparison = (await (await answer).json()) as Comparison;
  await expect(grid(page).getByRole('gridcell').first()).toBeAttached();
  return comparison;
}

/** The file of the export and the name it is saved under. */
async function download(page: Page) {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** What every cell shows, read from the grid itself: scrolled from end to end, by its words. */
async function readAll(page: Page): Promise<Set<string>> {
  const seen = new Set<string>();
  const { down, across } = await grid(page).evaluate((element) => ({
    down: element.scrollHeight,
    across: element.scrollWidth,
  }));
  for (let top = 0; top < down; top += 600)
    for (let left = 0; left < across; left += 900) {
      await grid(page).evaluate((element, to) => element.scrollTo(to), { top, left });
      await page.waitForTimeout(200);
      const names = await grid(page)
        .getByRole('gridcell')
        .evaluateAll((cells) => cells.map((one) => one.ariaLabel ?? ''));
      for (const name of names) seen.add(name);
    }
  return seen;
}

test('[S14] [S187] [S188] [S189] [S250] [B62] a spectator chooses editions and countries, reads the grid, and how its totals are made', async ({
  page,
}) => {
  await openAs(page, 'spectator', '/compare');
  await expect(page.getByRole('heading', { level: 1, name: 'COMPARE TOOL' })).toBeVisible();
  await expect(page.getByText('Select editions and countries to compare')).toBeVisible();
  await expectAccessible(page);
  const exportButton = page.getByRole('button', { name: 'Export' });
  await expect(exportButton).toHaveAttribute('aria-disabled', 'true');

  await page.getByRole('button', { name: /^Editions/ }).click();
  await page.getByRole('option', { name: 'Road Safety Report 2025' }).click();
  await page.getByRole('option', { name: 'Road Safety Report 2026' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Countries/ }).click();
  await page.getByRole('searchbox', { name: 'Search countries' }).fill('keny');
  await expect(page.getByRole('checkbox', { name: 'Afghanistan' })).toHaveCount(0);
  await tick(page.getByRole('checkbox', { name: 'Kenya' }));
  await expect(page.getByRole('checkbox', { name: 'Africa' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Europe' })).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(exportButton).not.toHaveAttribute('aria-disabled');
  await expect(cell(page, /^Kenya, 1\.1\.1 Lead agency named in law: previous .*, latest /)).toBeAttached();

  await page.getByRole('button', { name: /^Milestones/ }).click();
  await tick(page.getByRole('checkbox', { name: 'Safe roads' }));
  await expect(page.getByText('30 indicators')).toBeVisible();
  await expect(page).toHaveURL(/milestones=/);
  await page.keyboard.press('Escape');
  await expect(cell(page, /^Kenya, 2\.1\.1 /)).toBeAttached();
  await expectAccessible(page);

  await test.step('totals say how they are made, a country is pinned, and kinds of change are filters', async () => {
    const { Indicators } = await open(page, ADDRESS, true);
    const results = await askApi<Results>(page, '/results/4?against=3');
    const told = results.Countries.find(({ CountryId }) => CountryId === 404);
    await expect(cell(page, new RegExp(`^Kenya, Total: ${told?.Total.Score?.toFixed(1)}%`))).toBeAttached();

    await grid(page).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+P');
    await expect(page).toHaveURL(/pinned=%5B404%5D/);
    // pinned, Kenya is the first column and stays where it is as the others are scrolled
    const head = page.getByTitle('Kenya, Africa');
    await page.setViewportSize({ width: 800, height: 900 });
    const placeOf = async () => (await head.boundingBox())?.x;
    const left = await placeOf();
    await grid(page).evaluate((element) => element.scrollTo({ left: 200 }));
    expect(await grid(page).evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    expect(await placeOf()).toBe(left);
    await page.keyboard.press('Control+Home');
    expect(await active(page)).toMatch(/^Kenya, Total: /);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'How is this made? Kenya, Total' });
    await expect(dialog).toContainText(`${told?.Total.Favourable} favourable of ${told?.Total.Rated} rated`);
    await expectAccessible(page, '[data-slot=popover]');
    await page.keyboard.press('Escape');
    await expect(grid(page)).toBeFocused();

    await page.getByRole('button', { name: /^Changes/ }).click();
    await page.getByRole('option', { name: 'Newly rated' }).click();
    const isNew = (rating: Comparison['Indicators'][number]['CountryRatings'][number]) =>
      rating.PreviousScore === null && rating.LatestScore !== null;
    const count = Indicators.filter(({ CountryRatings }) => CountryRatings.some(isNew)).length;
    await expect(page.getByText(`${count} of 150 indicators`)).toBeVisible();
    await expect(page).toHaveURL(/kinds=%5B2%5D/);
  });
});

/** What is printed holds every row and country of what the grid shows. */
async function expectPrinted(page: Page, { Indicators, Countries }: Comparison) {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const rows = page.locator('tbody tr');
  const totals = 6;
  await expect(rows).toHaveCount(totals + Indicators.length);
  await expect(rows.first()).toContainText(/^Total, %, change in points\(?\d+\.\d/);
  await expect(rows.last()).toContainText(
    `${Indicators.at(-1)?.IndicatorOrderNumber} ${Indicators.at(-1)?.IndicatorName}`,
  );
  await expect(rows.last()).toBeVisible();
  const regions = new Set(Countries.map(({ Region }) => Region));
  await expect(page.locator('thead th')).toHaveCount(1 + regions.size + Countries.length);
  await expect(grid(page)).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
}

test('[S189] [S190] [S191] [S192] [S227] [S249] the grid is worked by keyboard alone, the exported workbook says the same, cell by cell, and what is printed holds every row and country; on upright A4 a rule parts them and every mark has room', async ({
  page,
}) => {
  await signInAlone(page, 'researcher');
  const comparison = await open(page, ADDRESS);
  await test.step('what is printed holds every row and country', () => expectPrinted(page, comparison));

  await grid(page).focus();
  await page.keyboard.press('ArrowDown');
  // the ring goes round the whole grid, also where three countries leave room beside them, and the head goes on to its edge
  const card = page.getByRole('region', { name: 'Comparison' });
  await expect(card).toHaveCSS('outline-style', 'solid');
  const headWidth = await grid(page)
    .locator('.compare-head')
    .evaluate((head) => head.getBoundingClientRect().width);
  expect(headWidth).toBe(await grid(page).evaluate((element) => element.clientWidth));
  await page.keyboard.press('ArrowRight');
  expect(await active(page)).toMatch(/^Kenya, 1\.1\.2 /);
  await page.keyboard.press('Control+End');
  expect(await active(page)).toMatch(/^Norway, 5\.6\.5 /);
  await page.keyboard.press('PageUp');
  expect(await active(page)).toMatch(/^Norway, 5\.3\./);
  await page.keyboard.press('Home');
  expect(await active(page)).toMatch(/^5\.3\./);
  await page.keyboard.press('Space');
  await expect(page.getByText('150 indicators, 1 selected')).toBeVisible();
  // Selected ones alone are exported.
  const [chosen] = await openWorkbook((await download(page)).bytes);
  expect(chosen?.rows.slice(1).map((row) => row[0]?.value)).toEqual([expect.stringMatching(/^5\.3\./)]);
  await grid(page).focus();
  await page.keyboard.press('Control+Home');
  expect(await active(page)).toMatch(/^Mean of Africa, Total: \d/);
  for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=392/);
  await expectAccessible(page);
  const box = await grid(page).boundingBox();
  expect(box?.height).toBeLessThanOrEqual(654 + 60);
  // a box is drawn as elsewhere: the browser's own is a grey square in the dark
  await expect(grid(page).locator('input[type=checkbox]').first()).toHaveCSS('appearance', 'none');

  await test.step('the exported workbook says the same as the grid, cell by cell', async () => {
    const { Editions, Countries, Indicators } = await open(page, BARE);
    const [latest, previous] = Editions;
    const { name, bytes } = await download(page);
    expect(name).toMatch(/^compare-\d{4}-\d{2}-\d{2}\.xlsx$/);
    const [sheet] = await openWorkbook(bytes);
    const rows = sheet?.rows.map((row) => row.map((one) => one?.value)) ?? [];
    const titles = Countries.flatMap(({ Name }) => [previous, latest].map((one) => `${Name}, ${one?.EditionName}`));
    expect(rows[0]?.slice(3)).toEqual(titles);
    expect(rows).toHaveLength(Indicators.length + 1);

    const words = (score: unknown) => (score === 'NA' ? 'NA' : score === 0 ? 'not met' : 'met');
    const told = new Set(
      rows
        .slice(1)
        .flatMap(([number, indicator, , ...scores]) =>
          Countries.map(
            ({ Name }, at) =>
              `${Name}, ${number} ${indicator}: previous ${words(scores[2 * at])}, latest ${words(scores[2 * at + 1])}`,
          ),
        ),
    );
    expect(await readAll(page)).toEqual(told);
  });

  await test.step('on upright A4 a rule parts the countries, and every mark of two editions has room', async () => {
    const countries = await askApi<{ CountryId: number }[]>(page, '/countries-with-workflow-progress/4');
    // Three tables are built as those of all 193 countries are.
    const ids = JSON.stringify(countries.slice(0, 25).map(({ CountryId }) => CountryId));
    await open(page, `/compare?editions=%5B4%2C3%5D&milestones=%5B16%5D&countries=${encodeURIComponent(ids)}`, true);
    // 210 mm without the margins of print.css.
    await page.setViewportSize({ width: 688, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(page.locator('td', { hasText: 'NA NA' }).first()).toBeVisible();
    await expect(page.locator('td').first()).toHaveCSS('border-left-width', '1px');
    const tooNarrow = await page
      .locator('td')
      .evaluateAll((cells) => cells.filter((one) => one.scrollWidth > one.clientWidth).length);
    expect(tooNarrow).toBe(0);
  });
});

test('[S188] [S254] on a phone the grid scrolls in its own region, speaks of taps, begins in the upper half, and the pickers fold away', async ({
  browser,
  baseURL,
}) => {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true, baseURL });
  const page = await context.newPage();
  await signInAlone(page, 'researcher');
  await open(page, ADDRESS);
  await expect(page.getByText('Tap a cell to read or open it here, a country to sort by its changes.')).toBeVisible();
  expect((await grid(page).boundingBox())?.y).toBeLessThan(844 / 2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  // Rows are 40 px high: two lines of a name keep off the lines between them, and what is cut off is the title.
  const consulted = page.getByTitle('Non-government groups were consulted').locator('.compare-words');
  expect((await consulted.boundingBox())?.height).toBeLessThanOrEqual(36);
  await expect(consulted).toHaveCSS('-webkit-line-clamp', '2');
  expect((await touchFaults(page)).fine).toEqual([]);
  await expect(page.locator('.compare-body')).toHaveCSS('font-size', '14px');
  // Where a fling is ahead of what is drawn, lines a row apart stand for it, not an empty sheet.
  for (const pane of ['.compare-names', '.compare-body'])
    await expect(page.locator(pane)).toHaveCSS('background-image', /^repeating-linear-gradient\(.* 40px\)$/);
  await expect(page.getByRole('switch', { name: 'Only differences' })).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).tap();
  await tick(page.getByRole('switch', { name: 'Only differences' }));
  await page.getByRole('button', { name: 'Hide filters' }).tap();
  const { x, y: top } = (await grid(page).boundingBox()) ?? { x: 0, y: 0 };
  // `tap` of the grid would first scroll what the bar is near to.
  await page.touchscreen.tap(x + 300, top + 340);
  await expect(page.getByText(/^[^,]+, 1\.\d\.\d .*: previous .*, latest /)).toBeVisible();
  expect((await grid(page).boundingBox())?.y).toBe(top);
  await expectAccessible(page);
  const pickers = page.getByRole('button', { name: 'What to compare' });
  await expect(page.getByRole('button', { name: /^Countries/ })).toBeHidden();
  await pickers.tap();
  await expect(page.getByRole('button', { name: /^Countries/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await context.close();
});
