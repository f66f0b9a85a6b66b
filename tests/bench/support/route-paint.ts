import type { Page } from '@playwright/test';

/**
 * Milliseconds until the link is painted as the current one, and the page's heading and all of it
 * are; and the longest task until then and of what is drawn after it.
 */
export type Paints = {
  'link marked ms': number;
  'heading by link ms': number;
  'whole by link ms': number;
  'longest by link ms': number;
};
/** What is below the first screen is drawn after the data. */
const REST_MS = 1500;

/**
 * What follows on the press of a link of the header, of which nothing has been fetched before;
 * undefined where the header has no such link.
 */
export const paintsOfRoute = (page: Page, address: string, ready: string): Promise<Paints | undefined> =>
  page.evaluate(
    async ([path, wanted, rest]) => {
      const link = [...document.querySelectorAll<HTMLAnchorElement>('header a')].find(
        ({ pathname }) => pathname === path,
      );
      if (!link) return undefined;
      // what covers the page that is left comes before it
      const cover = () => document.querySelector('main [data-slot=arriving-page]');
      const shown = () => (cover() ?? document.querySelector('main h1'))?.textContent;
      const before = shown();
      const since = performance.now();
      const tasks = [0];
      new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
        type: 'longtask',
      });
      /** When the frame that follows the first one in which `isThere` holds is through. */
      const painted = (isThere: () => unknown) =>
        new Promise<number>((resolve) => {
          const look = () => {
            if (isThere()) setTimeout(() => resolve(performance.now() - since));
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        });
      const hasHeading = () => ![undefined, before].includes(shown());
      const paints = [
        painted(() => link.getAttribute('aria-current')),
        painted(hasHeading),
        painted(() => hasHeading() && !cover() && document.querySelector(wanted)),
      ];
      link.click();
      const [marked = Number.NaN, heading = Number.NaN, whole = Number.NaN] = await Promise.all(paints);
      await new Promise((wait) => setTimeout(wait, rest));
      return {
        'link marked ms': marked,
        'heading by link ms': heading,
        'whole by link ms': whole,
        'longest by link ms': Math.max(...tasks),
      };
    },
    [address, ready, REST_MS] as const,
  );
