import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { buildClient } from '../../scripts/build-client.ts';
import { ensureBrowser } from '../../scripts/ensure-browser.ts';
import type { Row } from '../../scripts/support/bench.ts';
import { launchOptions } from '../../scripts/support/browser.ts';
import { startRealServer } from '../../scripts/support/real-server.ts';
import { root } from '../../scripts/support/root.ts';
import { measureByTurns, whileSlow } from './support/first-paint.ts';
import { serveFloors } from './support/floor.ts';
import { openRemembered, remember, tokenOf } from './support/remembered.ts';
import { paintOfRoute } from './support/route-paint.ts';

export const name =
  'Every screen, for an admin: loaded by itself, beside the core of our stack with ten rows of the same backend, and opened by a link';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);

/** The page with its heading, and nothing of it on its way. */
const READY = '#root main:has(h1):not(:has([aria-busy=true], [data-slot=skeleton]))';

/** The addresses of all screens; `BENCH_SCREENS=/users,/results` measures those alone. */
const addresses = process.env.BENCH_SCREENS?.split(',') ?? [
  '/dashboard',
  '/programme',
  '/programme/plan',
  '/results',
  '/results/agreement',
  '/results/export',
  '/countries',
  '/countries/404',
  '/countries/404/indicator/451',
  '/editions',
  '/libraries/manage-indicators',
  '/libraries/manage-references',
  '/compare',
  '/users',
  '/activity',
  '/import',
  '/export',
  '/preferences',
];

/** Each screen as its own load, by turns with the floor, and from the dashboard by its entry of the menu. */
export async function run(): Promise<Row[]> {
  ensureBrowser();
  await buildClient();
  const dataDir = join(root, '.data', `bench-${process.pid}`);
  const closers: (() => unknown)[] = [() => rm(dataDir, { recursive: true, force: true })];
  try {
    const server = await startRealServer({ dataDir, env: { RATE_LIMIT_FACTOR: '0' } });
    closers.push(server.stop);
    const floors = await serveFloors(server.url);
    closers.push(floors.close);
    const browser = await chromium.launch(launchOptions());
    closers.push(() => browser.close());
    const viewport = { width: 1440, height: 900 };
    const floor = await browser.newPage({ viewport });
    const page = await openRemembered(await browser.newPage({ viewport }), 'admin', server.url);
    const rows: Row[] = [];
    for (const address of addresses) rows.push(...(await screen(address)));
    return rows;

    async function screen(address: string): Promise<Row[]> {
      await remember(page, server.url + address, READY);
      const [base = {}, values = {}] = await measureByTurns(
        [
          { page: floor, address: `${floors.url}/rows.html#${await tokenOf(page)}`, ready: 'tbody tr' },
          { page, address: server.url + address, ready: READY },
        ],
        { rounds: ROUNDS, watch: 300 },
      );
      // a page that fails is soon drawn
      if (await page.getByText(/^Oops/).count()) throw new Error(`${address} shows an error`);
      console.error(`${address}: ${JSON.stringify(values)}`);
      return [
        { label: `floor beside ${address}`, kind: 'base', values: base },
        { label: address, values: { ...values, ...(await byLink(page, server.url, address)) } },
      ];
    }
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

/** Nothing for a screen that the menu does not lead to. */
async function byLink(page: Page, url: string, address: string) {
  if (address === '/dashboard') return {};
  await page.goto(`${url}/dashboard`);
  await page.locator('#root tbody tr a').first().waitFor();
  return whileSlow(page, () => paintOfRoute(page, address, READY));
}
