import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { signIn } from '../../e2e/support/test.ts';
import { ensureBrowser } from '../../scripts/ensure-browser.ts';
import type { Row } from '../../scripts/support/bench.ts';
import { launchOptions } from '../../scripts/support/browser.ts';
import { startRealServer } from '../../scripts/support/real-server.ts';
import { root } from '../../scripts/support/root.ts';
import { indicators, regions, users } from './plan/data.ts';
import { measure, openedBy, type Ways } from './plan/measure.ts';
import { COLUMNS, ROWS } from './plan/sizes.ts';

export const name = `The plan's grid, ${ROWS} × ${COLUMNS} cells for ${users.length} people; medians of seven rounds`;

/** The grid of the product beside a plain table of the same cells, neither kept nor windowed, at full speed and at a quarter of it. */
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
    const viewport = { width: 1440, height: 900 };
    const ours = await browser.newPage({ viewport });
    await answerWith(ours);
    await signIn(ours, 'admin', `${server.url}/programme`);
    const plain = await browser.newPage({ viewport });
    await plain.goto(plainTable.url);
    // what is fetched once is fetched before the first round
    await product.open(ours);
    await product.leave(ours);

    const rows: Row[] = [];
    for (const slowdown of [1, 4])
      rows.push(
        { label: `plain table, ${slowdown}×`, kind: 'base', values: await measure(plain, slowdown, table) },
        { label: `plan, ${slowdown}×`, values: await measure(ours, slowdown, product) },
      );
    return rows;
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

const table: Ways = {
  open: (page) => openedBy(page, 'Plan'),
  leave: (page) => page.getByText('Close').click(),
};

const product: Ways = {
  async open(page) {
    await page.getByText('Plan assignments').waitFor();
    return openedBy(page, 'Plan assignments');
  },
  leave: async (page) => void (await page.goBack()),
};

/** An edition of many milestones and regions, which the demonstration is not. */
async function answerWith(page: Page): Promise<void> {
  const answers = { indicators, regions, users };
  for (const [what, json] of Object.entries(answers))
    await page.route(`**/api/v1/dashboard/*/workflow-${what}`, (route) => route.fulfill({ json }));
}

async function servePlain(): Promise<{ url: string; close(): Promise<void> }> {
  const outDir = join(root, '.data', 'bench-plan');
  const mode = process.env.NODE_ENV;
  const options = { configFile: false, root: join(root, 'tests', 'bench', 'plan'), logLevel: 'error' } as const;
  await build({ ...options, build: { outDir, emptyOutDir: true, rolldownOptions: { input: 'plain.html' } } });
  // Vite leaves `production` behind, under which the demonstration would not start.
  if (mode === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = mode;
  const server = await preview({ ...options, build: { outDir }, preview: { host: 'localhost', port: 0 } });
  return { url: `${server.resolvedUrls?.local[0]}plain.html`, close: () => server.close() };
}
