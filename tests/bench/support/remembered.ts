import type { Page } from '@playwright/test';
import { type Person, signIn } from '../../../e2e/support/test.ts';

/** Longer than the keys take, which remember what the frame of the page shows. */
const KEYS_MS = 3000;

/** Signs in on the page and presses a key there, as in a tab that was used before it is loaded again. */
export async function openRemembered(page: Page, person: Person, url: string): Promise<Page> {
  await signIn(page, person, `${url}/dashboard`);
  await page.getByRole('row').nth(1).getByRole('link').waitFor();
  await page.keyboard.press('Shift');
  await page
    .waitForFunction(() => sessionStorage.getItem('ui:frame'), undefined, { timeout: KEYS_MS })
    // An earlier product remembers nothing.
    .catch(() => undefined);
  return page;
}

/** Loads an address and presses a key there: from then on the tab remembers what it asked for first. */
export async function remember(page: Page, address: string, ready: string): Promise<void> {
  await page.goto(address);
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Shift');
  const isKept = () => {
    const frame = JSON.parse(sessionStorage.getItem('ui:frame') ?? '{}');
    return frame.pages?.includes(location.pathname + location.search);
  };
  await page.waitForFunction(isKept, undefined, { timeout: KEYS_MS }).catch(() => undefined);
}
