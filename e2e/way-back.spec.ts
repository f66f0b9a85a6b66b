import { expect, openAs, test } from './support/test.ts';

for (const width of [1440, 390])
  test(`the way back to the programme finds its place at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openAs(page, 'admin', '/programme');
    await page.waitForLoadState('networkidle');
    const link = page.locator('main a[href]:visible').last();
    await link.scrollIntoViewIfNeeded();
    const place = () => page.evaluate(() => Math.round(scrollY));
    const before = await place();
    expect(before).toBeGreaterThan(400);
    await link.click();
    await expect(page).not.toHaveURL(/\/programme($|\?)/);
    await page.waitForLoadState('networkidle');
    await page.goBack();
    await expect.poll(place).toBe(before);
  });
