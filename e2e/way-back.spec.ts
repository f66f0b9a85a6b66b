import { followRequests, goWithin } from './support/quiet.ts';
import { expect, goBackAtOnce, openAs, reload, test } from './support/test.ts';

const pages = [
  { address: '/programme', title: 'PROGRAMME', width: 1440 },
  { address: '/programme', title: 'PROGRAMME', width: 390 },
  { address: '/activity', title: 'ACTIVITY LOG', width: 1440 },
  { address: '/results/agreement', title: 'AGREEMENT', width: 1440 },
];

test('the way back to a long page finds its place: the programme, also at 390 px, the activity log, the agreement, and the table that scrolls on the results, after a reload too; a link to a part of a page leads there', async ({
  page,
}) => {
  const requests = followRequests(page);
  await openAs(page, 'admin');
  for (const { address, title, width } of pages) {
    await page.setViewportSize({ width, height: 844 });
    await goWithin(page, address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await requests.quiet(500);
    const links = page.locator('main a[href]:visible');
    // not the last one of that moment: what comes into view may bring more
    const link = links.nth((await links.count()) - 1);
    await link.scrollIntoViewIfNeeded();
    const place = () => page.evaluate(() => Math.round(scrollY));
    expect(await place()).toBeGreaterThan(400);
    // As it was when the link was pressed: what is pressed is first brought out from below what is sticky.
    const pressedAt = page.evaluate(
      () =>
        new Promise<number>((tell) => {
          addEventListener('click', () => tell(Math.round(scrollY)), { capture: true, once: true });
        }),
    );
    await link.click();
    const before = await pressedAt;
    await expect(page).not.toHaveURL(new RegExp(`${address}($|\\?)`));
    await requests.quiet(500);
    await goBackAtOnce(page);
    await expect.poll(place).toBe(before);
  }

  // The window stays at its top: only the table is left further down.
  await page.setViewportSize({ width: 1440, height: 844 });
  await goWithin(page, '/results');
  const table = page.getByRole('region', { name: 'Results, table' });
  await expect(table.getByRole('link').first()).toBeVisible();
  await table.evaluate((region) => region.scrollTo({ top: 1500 }));
  await expect.poll(() => table.evaluate(({ scrollTop }) => scrollTop)).toBe(1500);
  await requests.quiet(500);
  await page.getByRole('link', { name: 'DASHBOARD', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'DASHBOARD' })).toBeVisible();
  // what the table shows is fetched anew on the way back
  await reload(page);
  await requests.quiet(500);
  const all = page.getByRole('link', { name: 'All people' });
  await all.click();
  await expect(page).toHaveURL(/\/programme#people$/);
  await expect(page.locator('#people')).toBeInViewport();
  await expect(page.locator('#people')).toBeFocused();
  await goBackAtOnce(page);
  await expect(all).toBeVisible();
  await goBackAtOnce(page);
  // Rows that are measured anew above the view may move it by a pixel.
  await expect.poll(() => table.evaluate(({ scrollTop }) => Math.abs(scrollTop - 1500))).toBeLessThan(10);
});

test('a comparison that is loaded again or come back to is where it was, across and down', async ({ page }) => {
  await openAs(page, 'admin', '/compare');
  await page.getByRole('button', { name: 'Compare all countries' }).click();
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('rowheader', { name: 'Lead agency named in law' })).toBeVisible();
  await grid.evaluate((one) => one.scrollTo({ top: 1500, left: 1800 }));
  const place = () => grid.evaluate(({ scrollTop, scrollLeft }) => [scrollTop, scrollLeft]);
  await expect.poll(place).toEqual([1500, 1800]);
  await expect(grid.getByRole('rowheader', { name: 'Footpaths required in towns' })).toBeVisible();
  await reload(page);
  await expect(grid.getByRole('rowheader', { name: 'Footpaths required in towns' })).toBeVisible();
  await expect.poll(place).toEqual([1500, 1800]);
  // other rows begin at their top
  await page.getByRole('switch', { name: 'Only differences' }).click();
  await expect.poll(place).toEqual([0, 1800]);
});
