import { expect, expectAccessible, expectContrast, openAs, test } from './support/test.ts';

const screen = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const KENYA = 404;

test('[B64] a spectator chooses a country and keeps its dossier as PDF, also on a phone', async ({ page }) => {
  // Walked on the phone, and looked at on both.
  await page.setViewportSize(phone);
  await openAs(page, 'spectator', '/dossier');
  await page.getByRole('button', { name: /^Countries/ }).click();
  await page.getByRole('option', { name: 'Kenya' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`/dossier?countries=[${KENYA}]`.replaceAll(/[[\]]/g, encodeURIComponent));
  const country = page.getByRole('region', { name: 'Kenya', exact: true });
  await expect(country.getByRole('row', { name: /^All milestones/ })).toBeVisible();
  await expect(country.getByRole('list', { name: 'Sources' }).first()).toBeVisible();
  for (const viewport of [phone, screen]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page);
  // A positioned element is a layer: with one an indicator, 193 countries would not end printing.
  await page.emulateMedia({ media: 'print' });
  const positioned = () =>
    [...document.querySelectorAll('article li *')].filter((one) => getComputedStyle(one).position !== 'static').length;
  expect(await page.evaluate(positioned)).toBe(0);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  // the cover, and some pages of 150 indicators
  expect(pdf.match(/\/Type ?\/Page\b/g)?.length).toBeGreaterThan(5);
});
