import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { signIn } from '../../e2e/support/test.ts';
import { ensureBrowser } from '../../scripts/ensure-browser.ts';
import { median, type Row } from '../../scripts/support/bench.ts';
import { launchOptions } from '../../scripts/support/browser.ts';
import { startRealServer } from '../../scripts/support/real-server.ts';
import { root } from '../../scripts/support/root.ts';

export const name =
  'Typing into a text box while the same page imports 30,000 rows (28,950 ratings as they are, 1,050 new references): long tasks (over 50 ms) and key to paint';

const ROWS = 30_000;
const TIMEOUT_MS = 300_000;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
type Cells = (string | number | boolean | Date | null)[][];

/** Types for as long as nothing is imported, then for as long as 28,950 ratings and 1,050 references are. */
export async function run(): Promise<Row[]> {
  ensureBrowser();
  const dataDir = join(root, '.data', `bench-import-${process.pid}`);
  const closers: (() => unknown)[] = [() => rm(dataDir, { recursive: true, force: true })];
  try {
    const server = await startRealServer({ dataDir, env: { RATE_LIMIT_FACTOR: '0' } });
    closers.push(server.stop);
    const browser = await chromium.launch(launchOptions());
    closers.push(() => browser.close());
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await signIn(page, 'admin', `${server.url}/export`);
    const buffer = await largeFile(await exported(page));
    await page.getByRole('button', { name: /IMPORT\/EXPORT/ }).click();
    await page.getByRole('link', { name: 'Import Data' }).click();
    await page.getByLabel('Spreadsheets to import').setInputFiles({ name: 'edition.xlsx', mimeType: XLSX, buffer });
    await page.waitForTimeout(1_000);
    const idle = await typing(page, async () => page.waitForTimeout(5_000));
    const since = performance.now();
    const busy = await typing(page, async () => {
      await page.getByRole('button', { name: 'Import Data: edition.xlsx' }).click();
      await page.getByText(/^Changed: .*1,050 new references/).waitFor({ timeout: TIMEOUT_MS });
    });
    const seconds = (performance.now() - since) / 1000;
    return [
      { label: 'nothing imported', kind: 'base', values: idle },
      { label: `${ROWS.toLocaleString('en')} rows imported`, values: { ...busy, 'import s': seconds } },
      { label: 'goal', kind: 'goal', values: { 'long tasks': 0 } },
    ];
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

/** The ratings of the active edition, exported on the screen as anybody would. */
async function exported(page: Page): Promise<Buffer> {
  await page.getByRole('button', { name: /^Report editions/ }).click();
  await page.getByRole('option', { name: 'Road Safety Report 2026' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'Ratings', exact: true }).check();
  await page.getByRole('checkbox', { name: /^Select all \d+ Countries/ }).check();
  await page.getByRole('checkbox', { name: /^Select all \d+ Indicators/ }).check();
  const coming = page.waitForEvent('download', { timeout: TIMEOUT_MS });
  await page.getByRole('button', { name: 'Export Data' }).click();
  return readFile(await (await coming).path());
}

/** The export with new references below, up to 30,000 rows. */
async function largeFile(ratings: Buffer): Promise<Buffer> {
  const { sheets } = await readXlsx(ratings);
  const rows = (sheets[0]?.rows ?? []) as Cells;
  const references = rows
    .slice(1, 1 + ROWS - (rows.length - 1))
    .map((row, at) => [
      ...placeOf(rows[0] ?? [], row),
      ...[`Source ${at + 1}`, 'Ministry of Transport', '2026', 'Read for this measurement.'],
    ]);
  const headings = [...place, 'Title', 'Author', 'Publication Date', 'Information'];
  return Buffer.from(
    await writeXlsx({
      sheets: [
        { name: 'Ratings', rows },
        { name: 'References', rows: [headings, ...references] },
      ],
    }),
  );
}

const place = ['Edition', 'ISO Code', 'Indicator No.'];
const placeOf = (headings: Cells[number], row: Cells[number]) => place.map((one) => row[headings.indexOf(one)] ?? null);

/** Presses a key every 100 ms in a text box of the page while the work is done; what the page's main thread was held up by meanwhile. */
async function typing(page: Page, work: () => Promise<unknown>): Promise<Record<string, number>> {
  await page.evaluate(() => {
    const box = document.createElement('textarea');
    box.id = 'typed';
    document.querySelector('main')?.prepend(box);
    window.importTasks = [];
    window.importPaints = [];
    window.watching = new PerformanceObserver((list) =>
      window.importTasks.push(...list.getEntries().map(({ duration }) => duration)),
    );
    window.watching.observe({ entryTypes: ['longtask'] });
    box.addEventListener('keydown', ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.importPaints.push(performance.now() - timeStamp);
        port2.postMessage(0);
      }),
    );
  });
  let isDone = false;
  const done = work().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await page.locator('#typed').press('a');
    await new Promise((wait) => setTimeout(wait, 100));
  }
  await done;
  const { longTasks, paints } = await page.evaluate(() => {
    window.watching.disconnect();
    document.getElementById('typed')?.remove();
    return { longTasks: window.importTasks, paints: window.importPaints };
  });
  return {
    'long tasks': longTasks.length,
    'longest ms': Math.max(0, ...longTasks),
    'key → paint ms': median(paints),
    'slowest ms': Math.max(...paints),
    keys: paints.length,
  };
}

declare global {
  interface Window {
    importTasks: number[];
    importPaints: number[];
    watching: PerformanceObserver;
  }
}
