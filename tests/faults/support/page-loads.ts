import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../../../scripts/support/browser.ts';
import type { IdentityProvider } from '../../../server/identity/provider.ts';
import { signIn } from '../../support/sign-in.ts';

const PATIENCE_MS = 20_000;

export interface Pages {
  loads: number;
  /** In words, what a person saw instead of the dashboard. */
  wrong: string[];
}

/** Opens the dashboard in a fresh browser's tab again and again, signed in, until it is over. */
export async function loadPages(
  url: string,
  provider: IdentityProvider,
  least: number,
  isOver: () => boolean,
): Promise<Pages> {
  const tokens = await signIn(provider.url, 'admin@demo.test', { publicUrl: url });
  const user = JSON.stringify({
    ...tokens,
    scope: 'openid profile email',
    profile: JSON.parse(Buffer.from(tokens.id_token.split('.')[1] ?? '', 'base64url').toString('utf8')),
    expires_at: Math.floor(Date.now() / 1000) + tokens.expires_in,
  });
  const entry = [`oidc.user:${provider.url}:${provider.clientId}`, user] as const;
  const pages: Pages = { loads: 0, wrong: [] };
  const browser = await chromium.launch(launchOptions());
  try {
    while (!isOver() || pages.loads < least) {
      const seen = await loadPage(browser, url, entry);
      pages.loads += 1;
      if (seen) pages.wrong.push(seen);
    }
  } finally {
    await browser.close();
  }
  return pages;
}

async function loadPage(browser: Browser, url: string, entry: readonly [string, string]): Promise<string | undefined> {
  const context = await browser.newContext();
  try {
    await context.addInitScript(([key, value]) => sessionStorage.setItem(key, value), entry);
    const page = await context.newPage();
    await page.goto(`${url}/dashboard`, { timeout: PATIENCE_MS });
    const row = page.getByRole('table').getByRole('link').first();
    await row.waitFor({ timeout: PATIENCE_MS }).catch(() => undefined);
    if (await row.isVisible()) return undefined;
    const text = await page.locator('#root').innerText();
    return text.trim() ? `a page said '${text.trim().slice(0, 80)}'` : 'a page stayed white';
  } catch (error) {
    return `a page did not come: ${error instanceof Error ? error.message.split('\n')[0] : error}`;
  } finally {
    await context.close();
  }
}
