import type { Page } from '@playwright/test';

/**
 * Holds back files or answers of this kind, so that what is on screen cannot have come from them;
 * returns what lets them come.
 */
export async function holdBack(page: Page, files: string | RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  // One that an earlier step holds back is given up with its page.
  await page.unroute(files);
  await page.route(files, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
