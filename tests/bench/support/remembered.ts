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
