import type { Page } from '@playwright/test';

/**
 * From the press of a link of the header to the paint of the page that it leads to, with its data,
 * in milliseconds; NaN where the header has no such link.
 */
export const paintOfRoute = (page: Page, address: string, ready: string): Promise<number> =>
  page.evaluate(
    ([path, wanted]) =>
      new Promise<number>((resolve) => {
        const link = [...document.querySelectorAll<HTMLAnchorElement>('header a')].find(
          ({ pathname }) => pathname === path,
        );
        if (!link) return resolve(Number.NaN);
        const heading = document.querySelector('main h1')?.textContent;
        const since = performance.now();
        const look = () => {
          const isThere = document.querySelector(wanted) && document.querySelector('main h1')?.textContent !== heading;
          if (isThere) setTimeout(() => resolve(performance.now() - since));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
        link.click();
      }),
    [address, ready] as const,
  );
