import type { Page } from '@playwright/test';

/**
 * Holds back files or answers of this kind, so that what is on screen cannot have come from them;
 * returns what lets them come. Begins before the page that asks for them: one that is loading asks
 * for some sooner than this is there. What an earlier call holds back stays so, for a page that is
 * given up.
 */
export async function holdBack(page: Page, files: string | RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
