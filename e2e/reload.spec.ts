import type { Page } from '@playwright/test';
import { holdBack } from './support/hold-back.ts';
import { followRequests } from './support/quiet.ts';
import { expect, goBackAtOnce, openAs, reload, reloadAtOnce, test } from './support/test.ts';

/** The long pages, which lost their place while the router alone looked for it; `scrolls`: what does so by itself. */
const pages: { address: string; width: number; scrolls?: string }[] = [
  { address: '/dashboard?currentUser=false', width: 1440 },
  { address: '/dashboard?currentUser=false', width: 390 },
  { address: '/activity', width: 1440 },
  { address: '/activity', width: 390 },
  { address: '/countries', width: 1440 },
  { address: '/countries', width: 390 },
  { address: '/countries?view=map', width: 390 },
  { address: '/countries/404', width: 1440 },
  { address: '/countries/404/indicator/451?tab=comments', width: 1440, scrolls: 'Comments' },
  { address: '/countries/404/indicator/451', width: 390 },
  { address: '/programme', width: 1440 },
  { address: '/programme', width: 390 },
  { address: '/results', width: 1440, scrolls: 'Results, table' },
  { address: '/results', width: 390 },
  { address: '/results/agreement', width: 390, scrolls: 'By person' },
  { address: '/dossier?countries=[404]', width: 1440 },
  { address: '/editions/3', width: 1440, scrolls: 'Countries' },
  { address: '/editions/4/edit?tab=users', width: 390 },
  { address: '/editions/4/edit?tab=countries', width: 390, scrolls: 'Add countries, list' },
  { address: '/countries/404?tab=results', width: 390 },
  { address: '/libraries/manage-indicators/1', width: 390 },
  { address: '/export', width: 390 },
  { address: '/preferences', width: 390 },
];

/** How far down the page is, and what is in its middle, in which line of the window. */
const inView = (page: Page) =>
  page.evaluate(() => {
    const middle = document.elementFromPoint(innerWidth * 0.3, innerHeight / 2);
    const row = middle?.closest('tr, li, p, h2, section') ?? middle;
    const top = row?.getBoundingClientRect().top ?? 0;
    return [Math.round(scrollY), row?.textContent?.slice(0, 60) ?? '', Math.round(top)];
  });

/** The part of this name that scrolls by itself: what it holds may have the same one. */
const part = (page: Page, name: string) => page.locator(`main [aria-label="${name}"]`);
const scrollPart = (page: Page, name: string, top: number) =>
  part(page, name).evaluateAll((parts, to) => {
    for (const one of parts) one.scrollTo(0, to);
  }, top);
const partPlace = (page: Page, name: string) =>
  part(page, name).evaluateAll((parts) => Math.max(...parts.map(({ scrollTop }) => Math.round(scrollTop))));

test('each long page shows the same rows after a reload, on a desk and on a phone, and the dashboard and the log also when they are come back to from elsewhere', async ({
  page,
}) => {
  const requests = followRequests(page);
  await openAs(page, 'admin');
  for (const { address, width, scrolls } of pages)
    await test.step(`${address} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(address);
      await requests.quiet(300);
      // an endless list grows with it
      for (let ends = 0; ends < 2; ends++) {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        await requests.quiet(200);
      }
      await page.evaluate(() => scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * 0.7));
      if (scrolls) await scrollPart(page, scrolls, 150);
      await requests.quiet(200);
      const before = await inView(page);
      expect(before[0], 'pixels down').toBeGreaterThan(50);
      await reload(page);
      await expect.poll(() => inView(page)).toEqual(before);
      if (scrolls) await expect.poll(() => partPlace(page, scrolls)).toBe(150);
      await requests.quiet(300);
      // what comes late does not move it
      expect(await inView(page)).toEqual(before);
      if (!/^\/(dashboard|activity)/.test(address)) return;
      await page.goto('/config.json');
      await goBackAtOnce(page);
      await expect.poll(() => inView(page)).toEqual(before);
    });
});

const ROWS = '**/api/v1/dashboard/*?*';

test('a dashboard whose rows are late is at its place when they come, after a second reload too, and whoever scrolls meanwhile is left where he is', async ({
  page,
}) => {
  const requests = followRequests(page);
  await openAs(page, 'admin', '/dashboard?currentUser=false');
  const rows = page.getByRole('table', { name: 'Country indicators' }).getByRole('link');
  await expect(rows.first()).toBeVisible();
  const toEnd = () =>
    page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      return scrollY;
    });
  await expect.poll(toEnd).toBeGreaterThan(2000);
  await page.evaluate(() => scrollTo(0, 1500));
  await requests.quiet(300);
  const before = await inView(page);
  expect(before[0]).toBe(1500);

  // twice before anything of the page is drawn
  const letEnter = await holdBack(page, '**/api/v1/report-editions');
  await reload(page);
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await page.evaluate(() => document.dispatchEvent(new Event('scroll')));
  await holdBack(page, ROWS);
  const again = reloadAtOnce(page);
  letEnter();
  await again;
  const heading = page.getByRole('heading', { level: 1, name: 'DASHBOARD' });
  await expect(heading).toBeAttached();
  await expect(page.getByRole('list', { name: 'Who is behind' }).getByRole('link').first()).toBeAttached();
  expect((await inView(page))[0]).toBeLessThan(1000);
  const together: string[] = [];
  page.on('request', (request) => request.url().includes('pageSize=200') && together.push(request.url()));
  const letCome = await holdBack(page, ROWS);
  await reloadAtOnce(page);
  await expect(heading).toBeAttached();
  await expect(page.getByRole('list', { name: 'Who is behind' }).getByRole('link').first()).toBeAttached();
  // of rows that come before the script that finds the place, the page asks for the next ones by itself
  await expect.poll(() => together, { message: 'rows that were not asked for ten by ten' }).not.toEqual([]);
  letCome();
  await expect.poll(() => inView(page)).toEqual(before);

  const letComeAgain = await holdBack(page, ROWS);
  await reload(page);
  await expect(page.getByRole('list', { name: 'Who is behind' }).getByRole('link').first()).toBeAttached();
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, -10_000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  letComeAgain();
  await expect(rows.first()).toBeVisible();
  await requests.quiet(500);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
