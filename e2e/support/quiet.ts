import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

/**
 * Follows what a page asks from now on. `quiet` waits until nothing has been asked or answered for
 * so many milliseconds: unlike the state 'networkidle' also after a way within the page.
 */
export function followRequests(page: Page) {
  const pending = new Set<Request>();
  let changedAt = Date.now();
  const began = (request: Request) => {
    pending.add(request);
    changedAt = Date.now();
  };
  const ended = (request: Request) => {
    if (pending.delete(request)) changedAt = Date.now();
  };
  page.on('request', began);
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return {
    async quiet(ms: number) {
      // A page that is gone to asks for nothing before the press of its link has been painted.
      await sleep(100);
      while (pending.size > 0 || Date.now() - changedAt < ms) await sleep(50);
    },
    stop() {
      page.off('request', began);
      page.off('requestfinished', ended);
      page.off('requestfailed', ended);
    },
  };
}

/** Goes to an address within the page, as a link does; a load would start the client anew. */
export const goWithin = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
