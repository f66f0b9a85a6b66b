import type { Page, Request } from '@playwright/test';
import { expect, openAs, test } from './support/test.ts';

/** Counts what the page asks of the API from now on, by method, address and body. */
function countRequests(page: Page) {
  const counts = new Map<string, number>();
  const count = (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/api/v1/')) return;
    const name = [request.method(), pathname.slice('/api/v1'.length) + search, request.postData()]
      .filter(Boolean)
      .join(' ');
    counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  page.on('request', count);
  return {
    of: (part: string) =>
      [...counts].filter(([name]) => name.includes(part)).reduce((sum, [, times]) => sum + times, 0),
    all: () => counts.size,
    twice: () => [...counts].filter(([, times]) => times > 1).map(([name, times]) => `${name}: ${times} times`),
    stop: () => page.off('request', count),
  };
}

/** Nothing has been asked for a while, not even by what comes late. */
async function settled(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  await page.waitForLoadState('networkidle');
}

const pages = [
  '/dashboard?currentUser=false',
  '/dashboard?currentUser=false&countries=[404]',
  '/programme',
  '/results',
  '/countries',
  '/countries/404',
  '/countries/404/indicator/451',
  '/countries/404/indicator/451?commentId=1',
  '/compare?editions=[4,3]&countries=[404]',
  '/editions',
  '/editions/4',
  '/editions/4/edit',
  '/editions/4/edit?tab=details',
  '/editions/4/edit?tab=users',
  '/editions/4/edit?tab=countries',
  '/libraries/manage-indicators',
  '/libraries/manage-indicators/1',
  '/users',
  '/import',
  '/export',
];

test('[S120] a hard load of each page asks for nothing twice', async ({ page }) => {
  test.setTimeout(240_000);
  await openAs(page, 'admin');
  // What the page before still asks for is not asked by the first page that is counted.
  await settled(page);
  // As on a slow line: a part of the client comes after the answer that it shows.
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((done) => setTimeout(done, 120));
    await route.continue();
  });
  const twice: Record<string, string[]> = {};
  for (const address of pages) {
    const requests = countRequests(page);
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Hi Amara Okafor!' })).toBeVisible();
    await settled(page);
    expect(requests.all(), address).toBeGreaterThan(1);
    if (requests.twice().length > 0) twice[address] = requests.twice();
    requests.stop();
  }
  expect(twice).toEqual({});
});

test('what a filter offers is asked for once, however often it is opened, and a link that was pointed at is not fetched again', async ({
  page,
}) => {
  await openAs(page, 'admin', '/dashboard?currentUser=false');
  const requests = countRequests(page);
  for (let opened = 0; opened < 3; opened++) {
    await page.getByRole('region', { name: 'Filters' }).getByRole('button', { name: 'Country' }).click();
    await expect(page.getByRole('option', { name: 'Kenya' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('option', { name: 'Kenya' })).toHaveCount(0);
  }
  expect(requests.of('/dashboard-filters/')).toBe(1);

  const link = page.getByRole('link', { name: 'COUNTRIES' });
  await link.hover();
  await settled(page);
  await link.click();
  await expect(page.getByRole('link', { name: 'Kenya' })).toBeVisible();
  await settled(page);
  expect(requests.of('/countries-with-workflow-progress/')).toBe(1);
});
