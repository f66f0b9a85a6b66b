import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { buildClient } from '../../scripts/build-client.ts';
import { ensureBrowser } from '../../scripts/ensure-browser.ts';
import { median, overBudget, type Row } from '../../scripts/support/bench.ts';
import { launchOptions } from '../../scripts/support/browser.ts';
import { startRealServer } from '../../scripts/support/real-server.ts';
import { root } from '../../scripts/support/root.ts';
import { screens } from './floor/screens.ts';
import { measureByTurns, whileSlow } from './support/first-paint.ts';
import { serveFloors } from './support/floor.ts';
import { openRemembered, remember, tokenOf } from './support/remembered.ts';
import { type Paints, paintsOfRoute } from './support/route-paint.ts';
import { WHOLE } from './support/sight.ts';

export const name =
  'Every screen, for an admin, beside its own floor: loaded by itself, and opened by a link; over 1.3× is bold';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const BUDGET = 1.3;

/** The addresses of all screens; `BENCH_SCREENS=/users,/results` measures those alone. */
const addresses = process.env.BENCH_SCREENS?.split(',') ?? Object.keys(screens);

/**
 * Each screen as its own load, and from the dashboard by its entry of the menu, by turns with the
 * core of our stack that asks the same backend for the same answers and shows them as plain text.
 */
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
    return [...rows, { label: `over ${BUDGET}×, of ${addresses.length}`, kind: 'goal', values: overBudget(rows) }];

    async function screen(address: string): Promise<Row[]> {
      await remember(page, server.url + address, WHOLE);
      const token = `#${await tokenOf(page)}`;
      const how = { ready: WHOLE, bySight: true };
      const [base = {}, values = {}] = await measureByTurns(
        [
          { ...how, page: floor, address: floors.url + address + token },
          { ...how, page, address: server.url + address },
        ],
        { rounds: ROUNDS, watch: 300 },
      );
      // a page that fails is soon drawn
      if (await page.getByText(/^Oops/).count()) throw new Error(`${address} shows an error`);
      const [floorByLink, byLink] = await byLinks(address, [
        { page: floor, start: `${floors.url}/dashboard${token}` },
        { page, start: `${server.url}/dashboard` },
      ]);
      const measured: Row[] = [
        { label: `floor of ${address}`, kind: 'base', values: { ...columns(base), ...floorByLink } },
        { label: address, budget: BUDGET, values: { ...columns(values), ...byLink } },
      ];
      console.error(JSON.stringify(measured));
      return measured;
    }
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

/** Those of the table, in its order. */
const columns = (values: Record<string, number>) => ({
  ...Object.fromEntries(FIRST.map((column) => [column, values[column] ?? Number.NaN])),
  'whole ms': values['usable ms'] ?? Number.NaN,
  ...Object.fromEntries(LAST.map((column) => [column, values[column] ?? Number.NaN])),
});

const FIRST = ['JS gzip kB', 'requests', 'FCP ms', 'LCP ms', 'data ms'];
const LAST = ['TBT ms', 'longest task ms'];

type Start = { page: Page; start: string };

/** Medians for each page; nothing for a screen that the menu does not lead to. */
async function byLinks(address: string, pages: Start[]): Promise<(Record<string, number> | undefined)[]> {
  if (address === '/dashboard') return [];
  const found = pages.map((): Paints[] => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, { page, start }] of pages.entries()) {
      await page.goto('about:blank');
      await page.goto(start);
      await page.locator(WHOLE).first().waitFor();
      const paints = await whileSlow(page, () => paintsOfRoute(page, address, WHOLE));
      if (!paints) return [];
      found[at]?.push(paints);
    }
  return found.map((rounds) =>
    Object.fromEntries(
      Object.keys(rounds[0] ?? {}).map((column) => [column, median(rounds.map((one) => one[column as keyof Paints]))]),
    ),
  );
}
