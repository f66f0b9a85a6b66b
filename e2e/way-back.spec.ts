import { followRequests, goWithin } from './support/quiet.ts';
import { expect, goBackAtOnce, openAs, test } from './support/test.ts';

const pages = [
  { address: '/programme', width: 1440 },
  { address: '/programme', width: 390 },
  { address: '/activity', width: 1440 },
  { address: '/results/agreement', width: 1440 },
];

test('the way back to a long page finds its place: the programme, also at 390 px, the activity log and the agreement', async ({
  page,
}) => {
  const requests = followRequests(page);
  await openAs(page, 'admin');
  for (const { address, width } of pages) {
    await page.setViewportSize({ width, height: 844 });
    await goWithin(page, address);
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
});
