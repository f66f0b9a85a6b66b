import { commentRangesOf } from '../scripts/support/comments.ts';
import { holdBack } from './support/hold-back.ts';
import { expect, openAs, reload, test } from './support/test.ts';

const SHEET = '**/assets/index-*.css';
const ROWS = /\/api\/v1\/dashboard\/\d+\?/;

test('the start waits for the first rows a moment, for the style sheet until it has come, and for neither for ever', async ({
  page,
  faults,
}) => {
  await openAs(page, 'researcher');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Shift');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('ui:frame'))).not.toBeNull();
  const root = page.locator('#root');

  await test.step('rows that are late hold up no page', async () => {
    const open = await holdBack(page, ROWS);
    await reload(page);
    await expect(root.getByRole('heading', { name: 'DASHBOARD' })).toBeVisible();
    await expect(page.locator('#shell')).toHaveCount(0);
    await expect(root.getByRole('table').getByRole('link')).toHaveCount(0);
    open();
    await expect(root.getByRole('table').getByRole('link').first()).toBeVisible();
    await page.unroute(ROWS);
  });

  await test.step('a page that has no styles yet is not shown: the shell stays, which has its own', async () => {
    const open = await holdBack(page, SHEET);
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await expect(page.locator('#shell[data-rows] tbody tr')).toHaveCount(10);
    await page.waitForTimeout(500);
    await expect(root).toBeEmpty();
    open();
    await expect(root.getByRole('table').getByRole('link').first()).toBeVisible();
    await expect(page.locator('#shell')).toHaveCount(0);
    await expect(page.locator('link[media]'), 'the style sheet is applied').toHaveCount(0);
    await page.unroute(SHEET);
  });

  await test.step('nor is one of which no rows are awaited', async () => {
    const open = await holdBack(page, SHEET);
    await page.goto('/countries', { waitUntil: 'commit' });
    await expect(page.locator('#shell h1')).toHaveText('COUNTRIES');
    await page.waitForTimeout(500);
    await expect(root).toBeEmpty();
    open();
    await expect(root.getByRole('heading', { name: 'COUNTRIES' })).toBeVisible();
    await expect(page.locator('link[media]')).toHaveCount(0);
    await page.unroute(SHEET);
  });

  await test.step('a first script that cannot be run says so', async () => {
    await page.route('**/assets/index-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("of another time")' }),
    );
    await page.goto('/dashboard');
    await expect(page.getByRole('alert')).toHaveText(/could not be loaded/);
    await page.unroute('**/assets/index-*.js');
    faults.length = 0;
  });

  await test.step('a style sheet that never comes is asked for twice, and then the page says so', async () => {
    for (const answer of ['at once', 'late'])
      await test.step(answer, async () => {
        await page.evaluate(() => sessionStorage.removeItem('session:reloaded'));
        let asked = 0;
        await page.route(SHEET, async (route) => {
          asked++;
          if (answer === 'late') await page.locator('#shell[data-rows]').waitFor({ state: 'attached' });
          await route.abort();
        });
        await page.goto('/dashboard');
        await expect(page.getByRole('alert')).toHaveText(/could not be loaded/);
        await expect(page.locator('#shell header')).toBeHidden();
        await page.waitForLoadState('networkidle');
        await expect(root.getByRole('table')).toHaveCount(0);
        expect(asked).toBe(2);
        await page.unroute(SHEET);
        await page.getByRole('button', { name: 'Try Again' }).click();
        await expect(root.getByRole('table').getByRole('link').first()).toBeVisible();
      });
  });
});

test('where the tab may keep nothing and the first script does not come, the page says so at once', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'sessionStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    }),
  );
  let asked = 0;
  await page.route('**/assets/index-*.js', (route) => {
    asked++;
    return route.abort();
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('alert')).toHaveText(/could not be loaded/);
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(asked).toBe(1);
});

test('a browser that cannot say when it has nothing to do starts as others do', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['requestIdleCallback', 'cancelIdleCallback', 'scheduler'])
      Object.defineProperty(globalThis, name, { value: undefined });
  });
  await openAs(page, 'researcher');
  await expect(page.locator('#root').getByRole('table').getByRole('link').first()).toBeVisible();
  await expect(page.locator('[data-slot=unread-count]')).toBeVisible();
});

test('index.html is served without its comments', async ({ page }) => {
  const html = await (await page.request.get('/')).text();
  const inside = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, text = '']) => text);
  expect(inside('script').length).toBeGreaterThan(3);
  expect(html.match(/<!--/g)).toBeNull();
  expect(inside('style').flatMap((css) => css.match(/\/\*/g) ?? [])).toEqual([]);
  const said = inside('script').flatMap((code) =>
    commentRangesOf('index.js', code).map(({ pos, end }) => code.slice(pos, end)),
  );
  expect(said).toEqual([]);
});
