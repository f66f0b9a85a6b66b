import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import type { DashboardIndicatorPage } from '#generated/model/index.ts';
import { askApi } from '../../e2e/support/api.ts';
import { signIn } from '../../e2e/support/test.ts';
import { ensureBrowser } from '../../scripts/ensure-browser.ts';
import type { Row } from '../../scripts/support/bench.ts';
import { launchOptions } from '../../scripts/support/browser.ts';
import { startRealServer } from '../../scripts/support/real-server.ts';
import { root } from '../../scripts/support/root.ts';
import { measure } from './dashboard/measure.ts';
import { servePlain } from './dashboard/serve-plain.ts';

export const name = "The dashboard's 28,950 rows: scrolled from first to last, and searched";

const ALL = '/dashboard?currentUser=false';
const VIEWPORT = { width: 1440, height: 900 };
const TIMEOUT_MS = 600_000;

/** The dashboard with every row fetched beside a plain table of the same rows, at full speed and at a quarter of it. */
export async function run(): Promise<Row[]> {
  ensureBrowser();
  const dataDir = join(root, '.data', `bench-${process.pid}`);
  const closers: (() => unknown)[] = [() => rm(dataDir, { recursive: true, force: true })];
  try {
    const server = await startRealServer({ dataDir, env: { RATE_LIMIT_FACTOR: '0' } });
    closers.push(server.stop);
    const plainTable = await servePlain();
    closers.push(plainTable.close);
    const browser = await chromium.launch(launchOptions());
    closers.push(() => browser.close());

    const ours = await browser.newPage({ viewport: VIEWPORT });
    await signIn(ours, 'researcher', `${server.url}${ALL}`);
    const all = await everyRow(ours);
    await serveAtOnce(ours, all);
    await ours.reload();
    await ours.locator('tbody tr').nth(20).waitFor();
    const plain = await browser.newPage({ viewport: VIEWPORT });
    await plain.addInitScript((given) => {
      window.benchRows = given;
    }, all);
    await plain.goto(plainTable.url);
    await plain
      .locator('tr')
      .nth(all.length - 1)
      .waitFor({ state: 'attached', timeout: TIMEOUT_MS });

    const rows: Row[] = [];
    for (const slowdown of [1, 4]) {
      rows.push(
        { label: `plain table, ${slowdown}×`, kind: 'base', values: await measure(plain, slowdown) },
        { label: `dashboard, ${slowdown}×`, values: await measure(ours, slowdown) },
      );
    }
    return [...rows, { label: 'back from an indicator of the last row', values: { 'px off': await cameBack(ours) } }];
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

/**
 * From now on the dashboard gets all rows that match in its first page, with a count that says there are no more: 2,895 pages of ten
 * take minutes to scroll through, and the rows are the same.
 */
const serveAtOnce = (page: Page, rows: DashboardIndicatorPage['Data']) =>
  page.route(/\/api\/v1\/dashboard\/4\?/, (route) => {
    const text = new URL(route.request().url()).searchParams.get('indicatorName')?.toLowerCase() ?? '';
    const Data = rows.filter((row) => `${row.OrderNumber} ${row.IndicatorName}`.toLowerCase().includes(text));
    return route.fulfill({ json: { Data, Count: 1 } satisfies DashboardIndicatorPage });
  });

/** All rows, as the product has them. */
async function everyRow(page: Page): Promise<DashboardIndicatorPage['Data']> {
  const rows: DashboardIndicatorPage['Data'] = [];
  for (let offset = 0, count = 1; offset < count; offset += 200) {
    const part = await askApi<DashboardIndicatorPage>(
      page,
      `/dashboard/4?currentUser=false&offset=${offset}&pageSize=200`,
    );
    rows.push(...part.Data);
    count = part.Count;
  }
  return rows;
}

/** How many pixels the page is off its place after the way to the last row's indicator and back. */
async function cameBack(page: Page): Promise<number> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  // elements are used again after a jump: the last row is the last one once the jump has been drawn
  await page.waitForTimeout(500);
  const link = page.locator('tbody tr').last().getByRole('link');
  const before = await page.evaluate(() => window.scrollY);
  await link.click();
  await page.getByRole('heading', { level: 1, name: 'ZIMBABWE' }).waitFor();
  await page.goBack();
  await page.locator('tbody tr').nth(5).waitFor();
  await page.waitForTimeout(500);
  return Math.abs((await page.evaluate(() => window.scrollY)) - before);
}
