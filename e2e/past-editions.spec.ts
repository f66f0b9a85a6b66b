import { offTheMiddle } from './support/off-the-middle.ts';
import { goWithin } from './support/quiet.ts';
import { expect, expectAccessible, goBack, openAs, test } from './support/test.ts';

// Nothing is changed here: whoever reads leaves the editions as they are.
const LINK = '/countries/404/indicator/151?edition=2';

test('[B40] a spectator reads Kenya’s 2024 ratings, notes and references by address', async ({ page }) => {
  await openAs(page, 'spectator', '/countries/404?edition=2');
  await expect(page.getByText('Closed edition, read only')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Edition shown' })).toHaveText(/Road Safety Report 2024/);
  await expectAccessible(page);
  await goWithin(page, LINK);
  await expect(page.getByRole('heading', { name: 'KENYA' })).toBeVisible();
  const rating = page.getByRole('form', { name: 'Rating' });
  await expect(rating).toHaveAccessibleDescription('Closed edition, read only.');
  await expect(rating).toContainText('A committee without a mandate in law.');
  await expect(page.getByRole('heading', { name: 'References', exact: true })).toBeVisible();
  await expect(page.getByText('Road Safety Report 2024', { exact: true }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Comments' }).click();
  await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveCount(0);
  await expectAccessible(page);
});

test('[B40] the edition goes along from country to indicator, to the next one and back, and is dropped with the current one; the picker leads to another, by the keyboard, as history and library do', async ({
  page,
}) => {
  const indicator = (number: string) => page.getByRole('heading', { name: new RegExp(`^${number} `) });
  await openAs(page, 'admin', '/countries?edition=3');
  await page.getByRole('link', { name: 'Kenya' }).click();
  await expect(page).toHaveURL(/\/countries\/404\?edition=3$/);
  await page.getByRole('button', { name: 'Open all' }).click();
  await page.getByRole('link', { name: 'Lead agency named in law' }).click();
  await expect(page).toHaveURL(/\/indicator\/301\?edition=3$/);
  await expect(page.getByRole('button', { name: /Save Changes|Add New Reference/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Next Indicator' }).click();
  await expect(page).toHaveURL(/\/indicator\/302\?edition=3$/);
  await goBack(page, indicator('1.1.2'));
  await expect(page).toHaveURL(/\/indicator\/301\?edition=3$/);
  await expect(indicator('1.1.1')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the current edition' }).click();
  await expect(page).toHaveURL(/\/countries\/404\/indicator\/451$/);
  await expect(page.getByText('Closed edition, read only')).toHaveCount(0);

  const picker = page.getByRole('combobox', { name: 'Edition shown' });
  await expect(picker).toHaveText(/Road Safety Report 2026/);
  await picker.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('2025');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/indicator\/301\?edition=3$/);
  await expect(page.getByText('Closed edition, read only').first()).toBeVisible();
  await page.getByRole('button', { name: /^Road Safety Report 2023/ }).click();
  await page.getByRole('link', { name: 'Open in Road Safety Report 2023' }).click();
  await expect(page).toHaveURL(/\/indicator\/1\?edition=1$/);

  await goWithin(page, '/libraries/manage-indicators?edition=3');
  // the page before says the same until this one is drawn
  const inLaw = page.getByRole('link', { name: 'Lead agency named in law' });
  await expect(inLaw).toBeVisible();
  await expect(page.getByText('Closed edition, read only')).toBeVisible();
  await inLaw.click();
  await expect(page).toHaveURL(/\/manage-indicators\/1\?edition=3$/);
  await expect(page.getByRole('button', { name: /^Road Safety Report 2025/ })).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('link', { name: 'Show its countries' }).click();
  await expect(page).toHaveURL(/\/countries\?edition=3$/);

  await goWithin(page, '/countries?edition=77');
  await expect(page.getByRole('alert')).toContainText('There is no such edition');
  expect(await offTheMiddle(page)).toBeLessThanOrEqual(1);
  await page.getByRole('link', { name: 'Go to the current edition' }).click();
  await expect(page.getByRole('table', { name: 'Countries' })).toBeVisible();
});
