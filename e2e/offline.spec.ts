import { partAddress } from './support/part-address.ts';
import { goWithin } from './support/quiet.ts';
import { expect, notice, openAs, rate, reload, test } from './support/test.ts';

test('[Q-R14] offline: it is said where it covers nothing that stays in view, what failed comes back with the connection, what was typed stays, and only the person sends it again', async ({
  page,
  context,
}) => {
  await openAs(page, 'admin', '/dashboard?currentUser=false');
  const banner = page.getByRole('status').filter({ hasText: 'You are offline.' });

  await test.step('a page that failed without a connection comes back with it', async () => {
    await expect(page.getByRole('link', { name: 'Lead agency named in law' }).first()).toBeVisible();
    await page.keyboard.press('Shift');
    // what says it comes with the first key or press, in the file of the keys
    const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    await expect.poll(fetched).toContainEqual(expect.stringMatching(partAddress('keys')));
    await page.mouse.wheel(0, 3000);
    await context.setOffline(true);
    await expect(banner).toBeVisible();
    const bottom = async () => {
      const box = await banner.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    const tools = page.getByRole('button', { name: 'Bulk Assign' });
    await expect.poll(async () => ((await tools.boundingBox())?.y ?? 0) >= (await bottom())).toBe(true);

    await page.getByRole('link', { name: 'COUNTRIES' }).click();
    await expect(page.getByText(/could not be fetched|cannot be reached|Oops/).first()).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'COUNTRIES' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Kenya/ }).first()).toBeVisible();
  });

  await test.step('what was typed stays, and is not sent by itself', async () => {
    await goWithin(page, '/countries/578/indicator/452');
    const note = page.getByRole('textbox', { name: 'Researcher Note' });
    await expect(note).toBeVisible();
    const text = `Typed without a connection, ${Date.now()}`;
    await rate(page, 'Typed with');
    await context.setOffline(true);
    await expect(banner).toBeVisible({ timeout: 2000 });
    await note.fill(text);
    await page.getByRole('form', { name: 'Rating' }).getByRole('button', { name: 'Save Changes' }).click();
    const refused = notice(page, 'Something went wrong updating the rating for this Indicator');
    await expect(refused).toBeVisible();
    await expect(note).toHaveValue(text);
    await expect(notice(page, 'No answer came, so it may be saved already.')).toHaveCount(1);

    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    await context.setOffline(false);
    await expect(banner).toHaveCount(0);
    // reads may go on by themselves; a write that was refused must not
    await page.waitForTimeout(1500);
    expect(sent).toEqual([]);
    await expect(note).toHaveValue(text);

    const saved = page.waitForResponse('**/rating-update');
    await page
      .getByRole('region', { name: /^Notices/ })
      .getByRole('button', { name: 'Try again' })
      .click();
    expect((await saved).status()).toBeLessThan(300);
    await reload(page);
    await expect(note).toHaveValue(text);
  });
});
