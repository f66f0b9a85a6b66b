import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { buildElsewhere } from '../scripts/client-elsewhere.ts';
import { chooseAccount, expect, test } from './support/test.ts';

const { E2E_URL = '', E2E_OIDC_URL = '', E2E_ELSEWHERE_URL = '' } = process.env;
const base = `${new URL(E2E_ELSEWHERE_URL || 'http://localhost').pathname}/`;
const types: Record<string, string> = {
  ...{ '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' },
  ...{ '.svg': 'image/svg+xml', '.woff2': 'font/woff2' },
};

/** A host of files as there are many: below one path, index.html for whatever is no file. */
function hostOf(folder: string, headers: Record<string, string>): Server {
  return createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, E2E_ELSEWHERE_URL);
    if (!pathname.startsWith(base)) return void response.writeHead(404).end();
    const name = extname(pathname) ? pathname.slice(base.length) : 'index.html';
    response.writeHead(200, { ...headers, 'content-type': types[extname(name)] }).end(readFileSync(join(folder, name)));
  });
}

test('the client on another host, below a path, works with an API elsewhere', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'elsewhere-'));
  const settings = {
    ...{ authority: E2E_OIDC_URL, clientId: 'country-assessment', scope: 'openid profile email' },
    ...{ apiUrl: `${E2E_URL}/api/v1`, indexTitle: 'Elsewhere Index', demo: true },
  };
  const host = hostOf(folder, await buildElsewhere({ base, out: folder, settings }));
  await new Promise<void>((listening) => host.listen(Number(new URL(E2E_ELSEWHERE_URL).port), 'localhost', listening));
  try {
    await page.goto(`${E2E_ELSEWHERE_URL}/countries/404/indicator/451`);
    await chooseAccount(page, 'admin');
    await expect(page.getByText('Elsewhere Index').first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`^${E2E_ELSEWHERE_URL}/countries/404/indicator/451`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page.goto(`${E2E_ELSEWHERE_URL}/activity?countries=[404]&kinds=[2]`);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    expect((await downloading).suggestedFilename()).toMatch(/\.xlsx$/);

    await page.getByRole('button', { name: /^Hi / }).click();
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
    expect(page.url()).toBe(`${E2E_ELSEWHERE_URL}/unauthorized`);
  } finally {
    host.close();
    rmSync(folder, { recursive: true });
  }
});
