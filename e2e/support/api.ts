import type { Page } from '@playwright/test';

/** Asks the reference API as the person who is signed in on this page; the answer as it came. */
export async function askApi<T>(
  page: Page,
  path: string,
  { method = 'GET', body }: { method?: string; body?: unknown } = {},
): Promise<T> {
  return page.evaluate(
    async ({ address, verb, sent }) => {
      const key = Object.keys(sessionStorage).find((one) => one.startsWith('oidc.user:')) ?? '';
      const { access_token: token } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
      const response = await fetch(`/api/v1${address}`, {
        method: verb,
        headers: {
          Authorization: `Bearer ${token}`,
          ...(sent !== undefined && { 'Content-Type': 'application/json' }),
        },
        body: sent,
      });
      if (!response.ok) throw new Error(`${verb} ${address}: ${response.status}`);
      return response.status === 204 ? undefined : response.json();
    },
    { address: path, verb: method, sent: body === undefined ? undefined : JSON.stringify(body) },
  ) as Promise<T>;
}
