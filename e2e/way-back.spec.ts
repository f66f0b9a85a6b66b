import { expect, openAs, test } from './support/test.ts';

for (const width of [1440, 390])
  for (const [address, more] of [
    ['/programme', 0],
    ['/activity', 2],
  ] as const)
    test(`the way back to ${address} finds its place at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openAs(page, 'admin', address);
      await page.waitForLoadState('networkidle');
      for (let times = 0; times < more; times += 1) {
        await page.getByRole('button', { name: 'Load more' }).click();
        await page.waitForLoadState('networkidle');
      }
      const link = page.locator('main a[href]:visible').last();
      await link.scrollIntoViewIfNeeded();
      const place = () => page.evaluate(() => Math.round(scrollY));
      const before = await place();
      expect(before).toBeGreaterThan(400);
      await link.click();
      await expect(page).not.toHaveURL(new RegExp(`${address}($|\\?)`));
      await page.waitForLoadState('networkidle');
      await page.goBack();
      await expect.poll(place).toBe(before);
    });
