import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import type { CountryMilestone } from '#generated/model/index.ts';
import { signIn } from '../../e2e/support/test.ts';
import { ensureBrowser } from '../../scripts/ensure-browser.ts';
import { median, type Row } from '../../scripts/support/bench.ts';
import { launchOptions } from '../../scripts/support/browser.ts';
import { startRealServer } from '../../scripts/support/real-server.ts';
import { root } from '../../scripts/support/root.ts';

export const name = "A country's tree: all opened, 5 milestones, 30 activities, 150 indicators; medians of nine";

const ROUNDS = 9;
const MILESTONES = 5;
const ROWS = MILESTONES + 30 + 150;
const ADDRESS = '/countries/404';

/** The tree of the product beside a plain table of the same rows, neither windowed nor memoised, at full speed and at a quarter of it. */
export async function run(): Promise<Row[]> {
  ensureBrowser();
  const dataDir = join(root, '.data', `bench-${process.pid}`);
  const closers: (() => unknown)[] = [() => rm(dataDir, { recursive: true, force: true })];
  try {
    const server = await startRealServer({ dataDir });
    closers.push(server.stop);
    const plainTable = await servePlain();
    closers.push(plainTable.close);
    const browser = await chromium.launch(launchOptions());
    closers.push(() => browser.close());

    const ours = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const answer = ours.waitForResponse(/\/modules$/);
    await signIn(ours, 'researcher', `${server.url}${ADDRESS}`);
    const tree = (await (await answer).json()) as CountryMilestone[];
    const plain = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await plain.addInitScript((rows) => {
      window.benchTree = rows;
    }, tree);
    await plain.goto(plainTable.url);

    const rows: Row[] = [];
    for (const slowdown of [1, 4]) {
      rows.push(
        { label: `plain table, ${slowdown}×`, kind: 'base', values: await measure(plain, slowdown) },
        { label: `treegrid, ${slowdown}×`, values: await measure(ours, slowdown) },
      );
    }
    return rows;
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

/** Opens and closes all, and walks down; each from the press until the browser has painted what it changed. */
async function measure(page: Page, slowdown: number): Promise<Record<string, number>> {
  const browser = await page.context().newCDPSession(page);
  await page.getByRole('button', { name: 'Open all' }).waitFor();
  await browser.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const opened: number[] = [];
  const whole: number[] = [];
  const closed: number[] = [];
  const moved: number[] = [];
  let nodes = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const { paint, all } = await pressed(page, 'Open all', ROWS);
    opened.push(paint);
    whole.push(all);
    nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    moved.push(...(await walkDown(page)));
    closed.push((await pressed(page, 'Close all', MILESTONES)).paint);
  }
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await browser.detach();
  return {
    'open all → paint ms': median(opened),
    'open all → last row ms': median(whole),
    'close all → paint ms': median(closed),
    'arrow key → paint ms': median(moved),
    'DOM nodes': nodes,
  };
}

/** From the press to the first paint, and until all rows are painted, in milliseconds. */
const pressed = (page: Page, label: string, rows: number) =>
  page.evaluate(
    ({ words, count }) =>
      new Promise<{ paint: number; all: number }>((done) => {
        const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words);
        requestAnimationFrame(() => {
          const since = performance.now();
          button?.click();
          // A task that begins after the frame's own callbacks runs once the frame is painted.
          const look = (paint?: number) =>
            requestAnimationFrame(() =>
              setTimeout(() => {
                const now = performance.now() - since;
                const isWhole = document.querySelectorAll('tbody tr, [data-key]').length === count;
                if (isWhole) done({ paint: paint ?? now, all: now });
                else look(paint ?? now);
              }),
            );
          look();
        });
      }),
    { words: label, count: rows },
  );

const walkDown = (page: Page) =>
  page.evaluate(async () => {
    const first = document.querySelector<HTMLElement>('tbody tr, [data-key]');
    first?.focus();
    const times: number[] = [];
    for (let step = 0; step < 8; step++) {
      times.push(
        await new Promise<number>((done) =>
          requestAnimationFrame(() => {
            const since = performance.now();
            const down = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true });
            document.activeElement?.dispatchEvent(down);
            requestAnimationFrame(() => setTimeout(() => done(performance.now() - since)));
          }),
        ),
      );
    }
    return times;
  });

async function servePlain(): Promise<{ url: string; close(): Promise<void> }> {
  const sources = join(root, 'tests', 'bench', 'tree');
  const outDir = join(root, '.data', 'bench-tree');
  const mode = process.env.NODE_ENV;
  const options = { configFile: false, root: sources, logLevel: 'error' } as const;
  await build({
    ...options,
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(sources, 'plain.html') } },
  });
  // Vite leaves `production` behind, under which the demonstration would not start.
  if (mode === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = mode;
  const server = await preview({ ...options, build: { outDir }, preview: { host: 'localhost', port: 0 } });
  return { url: `${server.resolvedUrls?.local[0]}plain.html`, close: () => server.close() };
}
