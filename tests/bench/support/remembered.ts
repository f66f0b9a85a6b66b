import type { Page } from '@playwright/test';
import { type Person, signIn } from '../../../e2e/support/test.ts';

/** Longer than the keys take, which remember what the frame of the page shows. */
const KEYS_MS = 3000;
/** Longer than any part of a page computes before it asks. */
const REST_MS = 1500;

/** Signs in on the page and loads the dashboard once more, as in a tab that was used before. */
export async function openRemembered(page: Page, person: Person, url: string): Promise<Page> {
  await signIn(page, person, `${url}/dashboard`);
  await page.getByRole('row').nth(1).getByRole('link').waitFor();
  await remember(page, `${url}/dashboard`, '#root tbody tr a');
  return page;
}

/**
 * Loads an address and presses a key there: from then on the tab remembers what its frame shows,
 * and what it asked for first.
 */
export async function remember(page: Page, address: string, ready: string): Promise<void> {
  await page.goto(address);
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(hasRested, REST_MS, { polling: 50 });
  // what an earlier load of this page had kept is not waited for
  await page.evaluate(() => sessionStorage.removeItem('ui:frame'));
  await page.keyboard.press('Shift');
  const isKept = () => {
    const frame = JSON.parse(sessionStorage.getItem('ui:frame') ?? '{}');
    return frame.pages?.includes(location.pathname + location.search);
  };
  // An earlier product remembers nothing, or under another name.
  await page.waitForFunction(isKept, undefined, { timeout: KEYS_MS }).catch(() => undefined);
}

/**
 * Whether nothing has been fetched for so long: a page that computes is idle in the browser's eyes,
 * though its next part has not asked yet.
 */
function hasRested(ms: number): boolean {
  const last = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return performance.now() - Math.max(0, ...last.map(({ responseEnd }) => responseEnd)) > ms;
}

/** The access token of who is signed in on a page. */
export const tokenOf = (page?: Page): Promise<string> | undefined =>
  page?.evaluate(() => {
    const [, user = '{}'] = Object.entries(sessionStorage).find(([key]) => key.startsWith('oidc.user:')) ?? [];
    return JSON.parse(user).access_token;
  });
