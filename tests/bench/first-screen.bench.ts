import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { buildClient } from '../../scripts/build-client.ts';
import { ensureBrowser } from '../../scripts/ensure-browser.ts';
import type { Row } from '../../scripts/support/bench.ts';
import { launchOptions } from '../../scripts/support/browser.ts';
import { startRealServer } from '../../scripts/support/real-server.ts';
import { root } from '../../scripts/support/root.ts';
import { startEarlier } from './support/earlier-product.ts';
import { measureByTurns, measureFirstPaint } from './support/first-paint.ts';
import { serveFloors } from './support/floor.ts';
import { openRemembered, tokenOf } from './support/remembered.ts';

export const name = 'First screen, signed in: 4× CPU throttle, 9 Mbps / 60 ms, medians of five';

/** Longer than what comes unasked lets wait (src/first-screen/when-used.ts). */
const UNTOUCHED = { rounds: 1, watch: 12_000 };

/** Visits of each where two products are compared. */
const COMPARED = { rounds: Number(process.env.BENCH_ROUNDS ?? 15), watch: 500 };

/** Rows of a floor; rows of the product, and not those that stand for them. */
const FLOOR_ROWS = 'tbody tr';
const ROWS = '#root tbody tr a';
/** The same in the shell, filled from the early answer (src/app/shell/fill-rows.tsx). */
const ROWS_OF_SHELL = '#shell[data-rows] tbody tr a';

/** What is measured: `BENCH_BEFORE=main~20` compares with the product of that commit instead, by turns. */
export const run = (): Promise<Row[]> =>
  process.env.BENCH_BEFORE ? beforeAndAfter(process.env.BENCH_BEFORE) : besideFloors();

/** /dashboard of the built product for a researcher, beside React alone and beside the core of our stack; and with all that comes later. */
async function besideFloors(): Promise<Row[]> {
  ensureBrowser();
  await buildClient();
  const dataDir = join(root, '.data', `bench-${process.pid}`);
  const closers: (() => unknown)[] = [() => rm(dataDir, { recursive: true, force: true })];
  try {
    const server = await startRealServer({ dataDir });
    closers.push(server.stop);
    const floors = await serveFloors(server.url);
    closers.push(floors.close);
    const browser = await chromium.launch(launchOptions());
    closers.push(() => browser.close());

    const newPage = () => browser.newPage({ viewport: { width: 1440, height: 900 } });
    const page = await openRemembered(await newPage(), 'researcher', server.url);
    const [react = {}, stack = {}, rows = {}, dashboard = {}] = await measureByTurns(
      [
        { page: await newPage(), address: `${floors.url}/react.html`, ready: FLOOR_ROWS },
        { page: await newPage(), address: `${floors.url}/stack.html`, ready: FLOOR_ROWS },
        { page: await newPage(), address: `${floors.url}/rows.html#${await tokenOf(page)}`, ready: FLOOR_ROWS },
        { page, address: `${server.url}/dashboard`, ready: ROWS, shell: ROWS_OF_SHELL },
      ],
      { ...COMPARED, rounds: Number(process.env.BENCH_ROUNDS ?? 5) },
    );
    return [
      { label: 'floor: React alone', values: react },
      { label: "floor: our stack's core (router, query, oidc)", values: stack },
      { label: "floor: our stack's core with rows of the same backend", kind: 'base', values: rows },
      { label: '/dashboard', values: dashboard },
      {
        label: '/dashboard, with what comes within 12 s if nobody touches it (once)',
        values: await measureFirstPaint(page, `${server.url}/dashboard`, UNTOUCHED),
      },
      goal,
    ];
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

/** /dashboard for a researcher, of an earlier commit and of now. */
async function beforeAndAfter(ref: string): Promise<Row[]> {
  ensureBrowser();
  const dataDir = join(root, '.data', `bench-${process.pid}`);
  const closers: (() => unknown)[] = [() => rm(dataDir, { recursive: true, force: true })];
  try {
    const earlier = await startEarlier(ref);
    closers.push(earlier.stop);
    await buildClient();
    const now = await startRealServer({ dataDir });
    closers.push(now.stop);
    const browser = await chromium.launch(launchOptions());
    closers.push(() => browser.close());
    const pages = [];
    for (const { url } of [earlier, now]) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await openRemembered(page, 'researcher', url);
      pages.push({ page, address: `${url}/dashboard`, ready: ROWS, shell: ROWS_OF_SHELL });
    }
    const floors = await serveFloors(now.url);
    closers.push(floors.close);
    const token = await tokenOf(pages[1]?.page);
    pages.push({ page: await browser.newPage(), address: `${floors.url}/rows.html#${token}`, ready: FLOOR_ROWS });
    const [before = {}, after = {}, floor = {}] = await measureByTurns(pages, COMPARED);
    return [
      { label: "floor: our stack's core with rows of the same backend", kind: 'base', values: floor },
      { label: `before: ${ref}`, values: before },
      { label: 'now', values: after },
      { label: `before: ${ref}`, kind: 'base', values: before },
      { label: 'now', values: after },
    ];
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

const goal: Row = {
  label: 'goal',
  kind: 'goal',
  values: { 'JS gzip kB': 130, requests: 12, 'FCP ms': 450, 'TBT ms': 0, 'longest task ms': 50, 'heap MB': 5 },
};
