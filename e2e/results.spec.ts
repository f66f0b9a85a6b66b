import { expectTold, pressesOf } from './support/presses.ts';
import { goWithin } from './support/quiet.ts';
import { expect, expectAccessible, expectContrast, goBack, openAs, reload, test } from './support/test.ts';

test('[B61] [B67] [B28] a spectator learns in two presses how Kenya did on milestone 2, against last year and its region; results are sorted, pinned, switched, drawn and kept in the address; a figure that was asked keeps its popover, on a phone the country stays beside its figures', async ({
  page,
}) => {
  await openAs(page, 'spectator');
  const { counted, click } = pressesOf(page);
  await click(page.getByRole('region', { name: 'Home' }).getByRole('link', { name: 'Results' }));
  const table = page.getByRole('region', { name: 'Results, table' });
  const figure = table.getByRole('button', { name: /^Kenya, 2 / });
  // rows out of view are not there: scrolling is no press
  await table.getByRole('rowheader', { name: /^All countries/ }).waitFor();
  await table.evaluate((region) => region.scrollTo(0, 6000));
  await expect(figure).toBeVisible();
  await click(figure);
  const making = page.getByRole('dialog', { name: /^How is this made\? Kenya, 2 / });
  await expect(making).toContainText(/\d+ favourable of \d+ rated, of 30 indicators/);
  await expect(making).toContainText(/Road Safety Report 2025\d/);
  await expect(making).toContainText(/Change, on the \d+ indicators rated in both/);
  await expect(making).toContainText(/Mean of Africa\d/);
  expect(counted.presses).toBe(2);
  expectTold(counted.presses, 'presses** (goal 2, B67)');
  await expectAccessible(page, '[data-slot=popover]');

  // the ratings behind it
  await making.getByRole('link', { name: 'The ratings' }).click();
  await expect(page).toHaveURL(/\/countries\/404\?milestones=/);
  await goBack(page, page.getByRole('heading', { level: 1, name: 'KENYA' }));
  await expect(table).toBeVisible();

  await goWithin(page, '/dashboard');
  await expect(page.getByRole('region', { name: 'Home' })).toBeVisible();
  await goWithin(page, '/results');

  await test.step('the figure that was asked keeps its popover and the focus when its row is scrolled away', async () => {
    const table = page.getByRole('region', { name: 'Results, table' });
    const figure = table.getByRole('button', { name: /^Albania, Total:/ });
    await figure.press('Enter');
    const making = page.getByRole('dialog', { name: /^How is this made\? Albania/ });
    await expect(making.getByRole('link', { name: /^Compare with/ })).toBeInViewport({ ratio: 1 });
    await making.getByRole('link').first().focus();
    await table.evaluate((region) => region.scrollTo(0, 6000));
    await expect(table.getByRole('rowheader', { name: /^Kenya/ })).toBeVisible();
    await expect(table.getByRole('rowheader', { name: /^Angola/ })).toHaveCount(0);
    await expect(making.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(figure).toBeFocused();
    await table.evaluate((region) => region.scrollTo(0, 0));
  });

  await test.step('results are sorted, pinned, switched, drawn and kept in the address', async () => {
    const table = page.getByRole('table', { name: 'Results' });
    await expect(table.getByRole('rowheader', { name: /^All countries/ })).toContainText('Mean of 193 countries');

    await table.getByRole('button', { name: 'Total', exact: true }).click();
    await expect(page).toHaveURL(/sort=total&desc=true|desc=true&sort=total/);
    await page.getByRole('searchbox', { name: 'Search by country' }).fill('Kenya');
    await page.keyboard.press('Enter');
    await table.getByRole('button', { name: 'Pin Kenya' }).click();
    await expect(page).toHaveURL(/pinned=/);
    // One country has all that a row and a dot are made of; 193 are a second of axe's.
    await expect(table.getByRole('rowheader', { name: /^Albania/ })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('searchbox', { name: 'Search by country' }).fill('');
    await page.keyboard.press('Enter');
    await page.getByRole('switch', { name: 'QA completed only' }).click();
    await expect(page).toHaveURL(/completedOnly=true/);
    await reload(page);
    await expect(table.getByRole('rowheader').nth(1)).toContainText('Kenya');
    await expect(page.getByRole('switch', { name: 'QA completed only' })).toBeChecked();

    // the scatter by keyboard, then as a table
    const dots = page.getByRole('list', { name: 'Scores of Total in both editions' }).getByRole('link');
    await dots.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(dots.nth(1)).toBeFocused();
    await page.getByRole('button', { name: 'Show as table' }).click();
    await expect(page.getByRole('table', { name: 'Total in both editions' }).getByRole('row').nth(1)).toBeVisible();

    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page);
    // without another edition nothing is compared
    await page.getByLabel('Compared with').selectOption('No other edition');
    await expect(page.getByText('No edition to compare with')).toBeVisible();
  });

  await test.step('on a phone the country stays while its figures scroll sideways, and an older edition has its own', async () => {
    await page.emulateMedia({ colorScheme: null });
    await page.setViewportSize({ width: 320, height: 720 });
    await goWithin(page, '/results?edition=3');
    await expect(page.getByText('Closed edition, read only')).toBeVisible();
    const table = page.getByRole('region', { name: 'Results, table' });
    const head = table.getByRole('rowheader', { name: /^Afghanistan/ });
    await head.scrollIntoViewIfNeeded();
    const before = (await head.boundingBox())?.x;
    await table.evaluate((region) => region.scrollBy(300, 0));
    expect((await head.boundingBox())?.x).toBe(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await goWithin(page, '/results?edition=3&name=Afghanistan');
    await expect(table.getByRole('rowheader', { name: /^Albania/ })).toHaveCount(0);
    await expectAccessible(page);
  });
});
