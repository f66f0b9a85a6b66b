import type { Page } from '@playwright/test';

/** What `route.fulfill` answers as the server does where it refuses or fails (RFC 9457). */
export const problem = (status: number, code: string, detail?: string) => ({
  status,
  contentType: 'application/problem+json',
  body: JSON.stringify({ type: 'about:blank', title: 'Problem', status, code, detail }),
});

export const conflict = problem(409, 'conflict', 'Not now.');

/** Answers the next call of this kind with a problem, and lets all others through. */
export async function refuseOnce(page: Page, method: string, path: string | RegExp, answer = conflict) {
  await page.route(path, async function refuse(route) {
    if (route.request().method() !== method) return route.fallback();
    await route.fulfill(answer);
    // A page whose calls are looked at has no cache: it would fetch all its scripts anew.
    await page.unroute(path, refuse);
  });
}
