import type { Page } from '@playwright/test';

/** Milliseconds until the link is painted as the current one, and the page's heading and data are. */
type RoutePaint = { 'link marked ms': number; 'heading by link ms': number; 'by its link ms': number };

/**
 * What follows on the press of a link of the header, of which nothing has been fetched before;
 * undefined where the header has no such link.
 */
export const paintOfRoute = (page: Page, address: string, ready: string): Promise<RoutePaint | undefined> =>
  page.evaluate(
    async ([path, wanted]) => {
      const link = [...document.querySelectorAll<HTMLAnchorElement>('header a')].find(
        ({ pathname }) => pathname === path,
      );
      if (!link) return undefined;
      const before = document.querySelector('main h1')?.textContent;
      const since = performance.now();
      /** When the frame that follows the first one in which `isThere` holds is through. */
      const painted = (isThere: () => unknown) =>
        new Promise<number>((resolve) => {
          const look = () => {
            if (isThere()) setTimeout(() => resolve(performance.now() - since));
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        });
      const hasHeading = () => document.querySelector('main h1')?.textContent !== before;
      const paints = [
        painted(() => link.getAttribute('aria-current')),
        painted(hasHeading),
        painted(() => hasHeading() && document.querySelector(wanted)),
      ];
      link.click();
      const [marked = Number.NaN, heading = Number.NaN, data = Number.NaN] = await Promise.all(paints);
      return { 'link marked ms': marked, 'heading by link ms': heading, 'by its link ms': data };
    },
    [address, ready] as const,
  );
