import { offTheMiddle } from './support/off-the-middle.ts';
import { withoutPart } from './support/part-address.ts';
import { expect, notice, openAs, signIn, test } from './support/test.ts';

test('[Q-R27] what cannot be fetched, a part, a panel or the application itself, says so in its place, and comes when it is asked for again', async ({
  page,
}) => {
  await openAs(page, 'researcher');

  await test.step('a part costs its own place, not the page', async () => {
    const mend = await withoutPart(page, 'filter-chips');
    const filter = page.getByRole('region', { name: 'Filters' }).getByRole('button', { name: /^Status/ });
    await filter.click();
    await expect(page.getByText('This part could not be fetched.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Lead agency named in law' }).first()).toBeVisible();
    await mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('option', { name: 'QA Completed' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a panel takes no room from the page on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const width = async () => (await page.getByRole('main').boundingBox())?.width;
    const before = await width();
    const mend = await withoutPart(page, 'side-panel');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const again = page.getByRole('alert').filter({ hasText: 'This part could not be fetched.' }).getByRole('button');
    await expect(again).toBeInViewport();
    expect(await width()).toBe(before);
    await mend();
    await again.click();
    await expect(page.getByRole('complementary', { name: 'Notifications' })).toBeVisible();
  });

  await test.step('a page that cannot be drawn says so in the middle of its place', async () => {
    const mend = await withoutPart(page, 'preferences');
    await page.goto('/preferences');
    await expect(page.getByRole('heading', { name: 'Oops. An error has occurred.' })).toBeVisible();
    expect(await offTheMiddle(page)).toBeLessThanOrEqual(1);
    await mend();
  });

  await test.step('the application itself is asked for once more, then there are words', async () => {
    let asked = 0;
    await page.route('**/assets/index-*.js', (route) => {
      asked++;
      return route.fulfill({ status: 404 });
    });
    await page.goto('/countries');
    const words = page.getByRole('alert').filter({ hasText: 'The application could not be loaded.' });
    await expect(words).toBeVisible();
    expect(asked).toBe(2);
    await page.unroute('**/assets/index-*.js');
    await words.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: 'Countries', level: 1 })).toBeVisible();
  });
});

test('[Q-R27] offline, without even the toasts, the page stays and says what happened', async ({ page, context }) => {
  // the toasts come with the keys
  const mend = await withoutPart(page, 'keys');
  await openAs(page, 'researcher');
  const link = page.getByRole('link', { name: 'COMPARE' });
  await expect(link).toBeVisible();
  await context.setOffline(true);
  await link.click();
  await expect(page.getByText(/A part of the application could not be fetched\./).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Hi Rui Tanaka!/ })).toBeVisible();
  const plain = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Close' }) });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => plain.boundingBox()).toMatchObject({ x: 16, width: 390 - 2 * 16 });
  await expect(plain.getByText(/A part of the application/)).toHaveCSS('white-space-collapse', 'preserve-breaks');
  await mend();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'DASHBOARD' }).click();
  await expect(page.getByRole('link', { name: 'Lead agency named in law' }).first()).toBeVisible();
  await expect(notice(page, 'Cannot destructure')).toHaveCount(0);
});

test('[Q-R27] a sign-in that goes on to a part of its own reports none missing', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('vite:preloadError', ({ payload }) => sessionStorage.setItem('missing', String(payload))),
  );
  await signIn(page, 'admin', '/countries/404?tab=results');
  await expect(page.getByRole('tab', { name: 'Results' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('missing'))).toBeNull();
});
