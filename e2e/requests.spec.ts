import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';
import { followRequests } from './support/quiet.ts';
import { expect, signInAlone, test } from './support/test.ts';

/** Counts what the page asks of the API from now on, by method, address and body. */
function countRequests(page: Page) {
  const counts = new Map<string, number>();
  const followed = followRequests(page);
  const count = (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/api/v1/')) return;
    const name = [request.method(), pathname.slice('/api/v1'.length) + search, request.postData()]
      .filter(Boolean)
      .join(' ');
    counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  page.on('request', count);
  const of = (part: string) =>
    [...counts].filter(([name]) => name.includes(part)).reduce((sum, [, times]) => sum + times, 0);
  return {
    of,
    all: () => counts.size,
    twice: () => [...counts].filter(([, times]) => times > 1).map(([name, times]) => `${name}: ${times} times`),
    /** The bell has asked, which waits until the page is idle, and nothing has been asked for a while. */
    async settled() {
      await expect.poll(() => of('/notifications?pageSize=1')).toBeGreaterThan(0);
      await followed.quiet(700);
    },
    stop() {
      page.off('request', count);
      followed.stop();
    },
  };
}

/**
 * As on a slow line: a part of the client comes after the answer that it shows. By the browser's own protocol, since
 * `page.route` stops each call of the API and each font as well; as there, nothing comes from the cache.
 */
async function holdScripts(page: Page) {
  const tab = await page.context().newCDPSession(page);
  const held = { count: 0 };
  tab.on('Fetch.requestPaused', async ({ requestId }) => {
    held.count++;
    await sleep(120);
    // a page that is left has given it up
    await tab.send('Fetch.continueRequest', { requestId }).catch(() => undefined);
  });
  await tab.send('Network.setCacheDisabled', { cacheDisabled: true });
  await tab.send('Fetch.enable', { patterns: [{ urlPattern: '*/assets/*.js' }] });
  return held;
}

/** Each page by its address; its title too, which is its first heading, where it is not that of a record. */
const pages: [address: string, title?: string][] = [
  ['/dashboard?currentUser=false', 'DASHBOARD'],
  ['/dashboard?currentUser=false&countries=[404]', 'DASHBOARD'],
  ['/programme', 'PROGRAMME'],
  ['/results', 'RESULTS'],
  ['/countries', 'COUNTRIES'],
  ['/countries/404'],
  ['/countries/404/indicator/451'],
  ['/countries/404/indicator/451?commentId=1'],
  ['/compare?editions=[4,3]&countries=[404]', 'COMPARE TOOL'],
  ['/editions', 'EDITIONS'],
  ['/editions/4'],
  ['/editions/4/edit'],
  ['/editions/4/edit?tab=details'],
  ['/editions/4/edit?tab=users'],
  ['/editions/4/edit?tab=countries'],
  ['/libraries/manage-indicators', 'INDICATORS'],
  ['/libraries/manage-indicators/1'],
  ['/users', 'SYSTEM USERS'],
  ['/activity', 'ACTIVITY LOG'],
  ['/import', 'IMPORT DATA'],
  ['/export', 'EXPORT DATA'],
];

test('[S120] [S38] [S12] [S14] [S15] [S18] [S20] [S21] [S22] a hard load of each page asks for nothing twice, nor does a filter that is opened again or a link that was pointed at, and the page carries its title', async ({
  page,
}) => {
  await signInAlone(page, 'admin');
  await test.step('what a filter offers is asked for once, and a link that was pointed at is not fetched again', async () => {
    const requests = countRequests(page);
    await page.goto('/dashboard?currentUser=false');
    await expect(page.getByRole('button', { name: 'Hi Amara Okafor!' })).toBeVisible();
    for (let opened = 0; opened < 3; opened++) {
      await page.getByRole('region', { name: 'Filters' }).getByRole('button', { name: 'Country' }).click();
      await expect(page.getByRole('option', { name: 'Kenya' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('option', { name: 'Kenya' })).toHaveCount(0);
    }
    expect(requests.of('/dashboard-filters/')).toBe(1);

    const link = page.getByRole('link', { name: 'COUNTRIES' });
    await link.hover();
    await requests.settled();
    await link.click();
    await expect(page.getByRole('link', { name: 'Kenya' })).toBeVisible();
    await requests.settled();
    expect(requests.of('/countries-with-workflow-progress/')).toBe(1);
    requests.stop();
  });

  const held = await holdScripts(page);
  const twice: Record<string, string[]> = {};
  for (const [address, title] of pages) {
    const requests = countRequests(page);
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Hi Amara Okafor!' })).toBeVisible();
    await requests.settled();
    if (title) {
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true }), address).toBeVisible();
      await expect(page, address).toHaveTitle(`${title} · Road Safety Index`);
    }
    expect(requests.all(), address).toBeGreaterThan(1);
    if (requests.twice().length > 0) twice[address] = requests.twice();
    requests.stop();
  }
  expect(twice).toEqual({});
  expect(held.count, 'scripts that were held').toBeGreaterThan(pages.length);
});
