import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { buildElsewhere, configureElsewhere } from '../scripts/client-elsewhere.ts';
import { freePort } from '../scripts/support/free-port.ts';
import { chooseAccount, expect, test } from './support/test.ts';

const { E2E_URL = '', E2E_OIDC_URL = '', E2E_ELSEWHERE_URL = '' } = process.env;
const base = `${new URL(E2E_ELSEWHERE_URL || 'http://localhost').pathname}/`;
const types: Record<string, string> = {
  ...{ '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' },
  ...{ '.svg': 'image/svg+xml', '.woff2': 'font/woff2' },
};
const settingsFor = (api: string) => ({
  ...{ authority: E2E_OIDC_URL, clientId: 'country-assessment', scope: 'openid profile email' },
  ...{ apiUrl: `${api}/api/v1`, indexTitle: 'Elsewhere Index', demo: true },
});

/** A host of files as there are many: below one path, index.html for whatever is no file. */
function hostOf(folder: string, headers: () => Record<string, string>): Server {
  return createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, E2E_ELSEWHERE_URL);
    if (!pathname.startsWith(base)) return void response.writeHead(404).end();
    const name = extname(pathname) ? pathname.slice(base.length) : 'index.html';
    const sent = { ...headers(), 'content-type': types[extname(name)] };
    response.writeHead(200, sent).end(readFileSync(join(folder, name)));
  });
}

let out: string;
let headers: Record<string, string>;
let host: Server | undefined;
test.beforeAll(async () => {
  // it builds the client
  test.setTimeout(300_000);
  out = mkdtempSync(join(tmpdir(), 'elsewhere-'));
  headers = await buildElsewhere({ base, out, settings: settingsFor(E2E_URL), compressed: false });
  host = hostOf(out, () => headers).listen(Number(new URL(E2E_ELSEWHERE_URL).port), 'localhost');
  await once(host, 'listening');
});
test.afterAll(() => {
  host?.close();
  rmSync(out, { recursive: true });
});

test('[O9] the client on another host, below a path, works with an API elsewhere', async ({ page }) => {
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
});

test.describe('an API of another team', () => {
  test.use({ watchesDrift: false });

  test('[O9] a small API of another team is shown, and what it lacks is said', async ({ page }) => {
    const port = await freePort();
    headers = await configureElsewhere({ out, settings: settingsFor(`http://localhost:${port}`) });
    const backend = spawn(process.execPath, ['docs/small-backend.mjs', new URL(E2E_ELSEWHERE_URL).origin, `${port}`]);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (/Content Security Policy|CORS policy/.test(message.text())) faults.push(message.text());
    });
    try {
      await started(backend);
      await page.goto(`${E2E_ELSEWHERE_URL}/editions`);
      await chooseAccount(page, 'admin');
      await expect(page.getByRole('button', { name: 'Hi Ada Admin!' })).toBeVisible();
      await expect(page.getByText('First edition').first()).toBeVisible();
      await page.goto(`${E2E_ELSEWHERE_URL}/users`);
      await expect(page.getByText('Ada Admin').first()).toBeVisible();

      const notOffered = page.getByText(/^(Not available here\. )?This server does not offer it\.$/);
      for (const address of [
        'dashboard',
        'programme',
        'results',
        'countries',
        'countries/404',
        'activity',
        'preferences',
      ]) {
        await page.goto(`${E2E_ELSEWHERE_URL}/${address}`);
        await expect(notOffered.first(), address).toBeVisible();
        await expect(page.getByRole('link', { name: 'USERS' }), address).toBeVisible();
      }
      expect(faults).toEqual([]);
    } finally {
      backend.kill();
    }
  });
});

async function started({ stdout }: ChildProcess): Promise<void> {
  if (stdout) await once(stdout, 'data');
}
