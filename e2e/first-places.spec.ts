import type { Page } from '@playwright/test';
import { holdBack } from './support/hold-back.ts';
import { expect, openAs, test } from './support/test.ts';

const SCRIPT = '**/assets/index-*.js';
const WINDOWS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** Where the rows stand, once the letters are those of the product. */
const placesOf = (page: Page, part: '#shell' | '#root') =>
  page.locator(`${part} tbody tr`).evaluateAll(async (rows) => {
    await document.fonts.ready;
    return rows.slice(0, 5).map((row) => {
      const { y, height } = row.getBoundingClientRect();
      return { y, height };
    });
  });

/** The tab has seen a key at this width: from then on it remembers what stands above the rows. */
async function remember(page: Page) {
  await page.goto('/dashboard');
  await expect(page.locator('#root section[aria-label=Home]')).toBeVisible();
  await expect(page.locator('#root').getByRole('table').getByRole('link').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Shift');
  const width = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('ui:frame') ?? '{}').heights?.width);
  await expect.poll(width).toBe(page.viewportSize()?.width);
}

for (const person of ['researcher', 'admin', 'spectator'] as const)
  test(`the rows of the ${person} stand before the script where they will stand, also on a phone and while home is late`, async ({
    page,
  }) => {
    await openAs(page, person);
    for (const [name, size] of Object.entries(WINDOWS))
      await test.step(name, async () => {
        await page.setViewportSize(size);
        await remember(page);
        const openScript = await holdBack(page, SCRIPT);
        const openHome = await holdBack(page, '**/api/v1/my-work/*');
        await page.goto('/dashboard', { waitUntil: 'commit' });
        await expect(page.locator('#shell[data-rows] tbody tr')).toHaveCount(10);
        const shown = await placesOf(page, '#shell');
        openScript();
        await expect(page.locator('#root').getByRole('table').getByRole('link').first()).toBeVisible();
        await expect(page.locator('#shell')).toHaveCount(0);
        await expect(page.locator('#root section[aria-label=Home]')).toHaveCount(0);
        expect(await placesOf(page, '#root'), 'without home').toEqual(shown);
        openHome();
        await expect(page.locator('#root section[aria-label=Home]')).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await placesOf(page, '#root'), 'with all').toEqual(shown);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
  });

test('heights that another page told are not those of the dashboard', async ({ page }) => {
  await openAs(page, 'admin', '/countries');
  await expect(page.getByRole('heading', { level: 1, name: 'Countries' })).toBeVisible();
  await page.keyboard.press('Shift');
  const heights = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('ui:frame') ?? '{}').heights);
  await expect.poll(heights).toMatchObject({ width: WINDOWS.desktop.width });
  expect(await heights()).not.toHaveProperty('home');
  const openScript = await holdBack(page, SCRIPT);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.locator('#shell tbody tr')).toHaveCount(10);
  await expect(page.locator('html')).toHaveAttribute('data-shell', '');
  openScript();
});
