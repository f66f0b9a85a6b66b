// `npm run screens`: the pictures in docs/screens/, taken from the built product on a fresh demo database.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from './support/browser.ts';
import { startRealServer } from './support/real-server.ts';
import { root } from './support/root.ts';

type Screen = { name: string; address: string; account: string; ready: (page: Page) => Promise<unknown> };

const sizes = { '1440x900': { width: 1440, height: 900 }, '390x844': { width: 390, height: 844 } };
const screens: Screen[] = [
  {
    name: 'dashboard',
    address: '/dashboard',
    account: 'researcher@demo.test',
    ready: (page) => page.getByText('8,206 indicators').waitFor(),
  },
  {
    name: 'indicator',
    address: '/countries/404/indicator/451',
    account: 'researcher@demo.test',
    ready: (page) => page.getByRole('button', { name: 'Submit to QA' }).waitFor(),
  },
];

const folder = join(root, 'docs', 'screens');
const dataDir = mkdtempSync(join(tmpdir(), 'screens-'));
const server = await startRealServer({ dataDir });
const browser = await chromium.launch(launchOptions());
try {
  mkdirSync(folder, { recursive: true });
  for (const [size, viewport] of Object.entries(sizes))
    for (const { name, address, account, ready } of screens) {
      const page = await browser.newPage({ viewport, locale: 'en-AU', timezoneId: 'Australia/Sydney' });
      await page.goto(server.url + address);
      await page.getByRole('button', { name: account }).click();
      await ready(page);
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: join(folder, `${name}-${size}.png`) });
      console.log(`docs/screens/${name}-${size}.png`);
      await page.context().close();
    }
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
