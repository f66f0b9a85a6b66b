import { expect, expectAccessible, expectContrast, test } from '../support/test.ts';

// The gallery is in no build: `npm run dev` serves it, without signing in.
test.use({ baseURL: process.env.E2E_DEV_URL });

/** Those whose looks come with a press: the page of each, the button, and what opens. */
const opened: [page: string, button: string | RegExp, opens: 'dialog' | 'menu'][] = [
  ['ui/dialog', 'Edit milestone…', 'dialog'],
  ['ui/menu', 'Actions for Safe roads', 'menu'],
  ['ui/popover', 'How is this made?', 'dialog'],
  ['date-field', 'Choose Start Date, 01 Jul 2026', 'dialog'],
  ['choices/multi-select', 'Country 2 selected', 'dialog'],
  ['choices/tree-select', /^Countries\W+2 selected$/, 'dialog'],
];

test('every example of the gallery renders without a complaint, accessible in each theme, opened or not', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await page.goto('/dev?frame#/components');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  expect(await page.locator('[data-example]').count()).toBeGreaterThan(120);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page);
  await page.getByRole('radio', { name: 'High contrast' }).press('Space');
  await expectContrast(page);
  await page.getByRole('radio', { name: 'As the system' }).press('Space');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  for (const [id, name, opens] of opened) {
    await page.goto(`/dev?frame#/components/${id}`);
    await page.getByRole('button', { name }).click();
    await expectAccessible(page, opens === 'menu' ? '[role=menu]' : '[role=dialog], dialog[open]');
  }
  expect(complaints).toEqual([]);
});

test('pages are found: by words on them, by keyboard, by code, role, parameter and as deprecated, by their name first; on a phone the menu closes over the page that was chosen', async ({
  page,
}) => {
  const ends = String.raw`\"deprecated\":true,\"x-sunset\":\"2027-06-30\",`;
  const name = String.raw`\"operationId\":\"listUsers\"`;
  await page.route(/openapi\.yaml\?/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(name, ends + name) });
  });
  await page.goto('/dev#/operations/listNobody');
  const search = page.getByRole('searchbox', { name: 'Search gallery and reference' });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

  await test.step('an address without a page leads to all', async () => {
    await expect(heading('There is no operation called listNobody')).toBeVisible();
    await page.getByRole('link', { name: 'Show all pages' }).click();
    await expect(heading('Gallery and reference')).toBeVisible();
  });

  await test.step('a component and an operation are found by words that stand on their pages, by keyboard', async () => {
    await search.fill('segmented');
    await search.press('Enter');
    await expect(heading('SegmentedControl')).toBeVisible();
    await page.locator('summary').first().press('Enter');
    await expect(page.getByRole('region', { name: 'Code of States' })).toContainText('function States() {');
    await expectAccessible(page);

    await search.fill('updating the rating');
    await page.getByRole('link', { name: 'updateRating' }).press('Enter');
    await expect(heading('updateRating')).toBeVisible();
    await expect(page.getByText('Something went wrong updating the rating for this Indicator')).toBeVisible();
    await expect(page.getByText('In the examples: Admin, Researcher and External Researcher')).toBeVisible();
    for (const [width, colorScheme] of [
      [390, 'dark'],
      [1440, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.getByRole('link', { name: 'readQueue' }).click();
    await expect(heading('readQueue')).toBeVisible();
  });

  await test.step('an operation is found by code, role, parameter and as deprecated, which its page says too', async () => {
    for (const [words, found, other] of [
      ['workflow-step', 'promoteRatingWorkflow', 'listUsers'],
      ['external researcher rating-update', 'updateRating', 'listUsers'],
      ['statusDays', 'listDashboardIndicators', 'updateRating'],
      ['deprecated until 2027', 'listUsers', 'updateRating'],
    ] as const) {
      await search.fill(words);
      const link = (name: string) =>
        page.getByRole('navigation').getByRole('link', { name: new RegExp(`^${name}\\b`) });
      await expect(link(found)).toBeVisible();
      await expect(link(other)).toHaveCount(0);
    }
    await search.press('Enter');
    await expect(page.getByRole('main')).toContainText('Deprecated until 2027-06-30');
  });

  await test.step('what is called as was searched comes first', async () => {
    for (const [words, name] of [
      ['button', 'Button'],
      ['date field', 'DateField'],
      ['updaterating', 'updateRating'],
    ] as const) {
      await search.fill(words);
      await search.press('Enter');
      await expect(heading(name)).toBeVisible();
      await expect(page).toHaveTitle(`${name} · Gallery and reference`);
      await expect(page.getByRole('navigation').getByRole('link').first()).toHaveText(new RegExp(`^${name}`));
    }
    await search.fill('');
    const group = page.getByRole('button', { name: /^Operations: ratings/ });
    await group.press('Enter');
    await expect(group).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('the menu of a phone closes over the page that was chosen', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const menu = page.getByRole('button', { name: 'Pages', exact: true });
    await search.fill('toast');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await search.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Toast', exact: true })).toBeInViewport();
    await expect(page.getByRole('link', { name: 'ToastArea' })).toBeHidden();
    await menu.press('Enter');
    await page.getByRole('link', { name: 'ToastArea' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'ToastArea' })).toBeInViewport();
    await expect(page.getByRole('main')).toBeFocused();
  });
});
