import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../scripts/ensure-browser.ts';
import type { Row } from '../../scripts/support/bench.ts';
import { launchOptions } from '../../scripts/support/browser.ts';
import { root } from '../../scripts/support/root.ts';
import { measure, measureFloor } from './compare/measure.ts';
import { servePages } from './compare/pages.ts';

export const name =
  'The compare matrix: our grid, AG Grid community and a plain table on the same data, medians of three (once where it takes long)';

const SIZES = [
  { rows: 150, columns: 193 },
  { rows: 300, columns: 386 },
];
const SLOWDOWNS = [1, 4];
const SUBJECTS = [
  { page: 'ag', label: 'AG Grid community', kind: 'base' as const },
  { page: 'plain', label: 'plain table' },
  { page: 'product', label: 'our grid' },
];

/** Each size at each slowdown of the processor; AG Grid is what the others are set against. */
export async function run(): Promise<Row[]> {
  ensureBrowser();
  const wanted = process.env.COMPARE_SUBJECTS?.split(',');
  const only = process.env.COMPARE_SLOWDOWN;
  const slowdowns = only ? [Number(only)] : SLOWDOWNS;
  const sizes = only ? SIZES.slice(0, 1) : SIZES;
  const pages = await servePages(['floor', ...SUBJECTS.map(({ page }) => page)]);
  const browser = await chromium.launch(launchOptions());
  const results: Row[] = [];
  try {
    for (const slowdown of slowdowns) {
      const values = await measureFloor(browser, `${pages.url}/floor.html`, slowdown);
      results.push({ label: `bare input, ${slowdown}×`, values });
    }
    for (const { rows, columns } of sizes)
      for (const slowdown of slowdowns)
        for (const { page, label, kind } of SUBJECTS) {
          if (wanted && !wanted.includes(page)) continue;
          const address = `${pages.url}/${page}.html?rows=${rows}&columns=${columns}`;
          // The larger size, and a plain table at any, take so long that once is enough to know.
          const rounds = page === 'plain' || rows > 150 ? 1 : 3;
          const values = await measure(browser, { address, slowdown, rounds });
          console.error(`${label}, ${rows} × ${columns} × 2, ${slowdown}×: ${JSON.stringify(values)}`);
          results.push({ label: `${label}, ${rows} × ${columns} × 2, ${slowdown}×`, kind, values });
        }
    return results;
  } finally {
    await browser.close();
    pages.close();
    await rm(join(root, '.data', `bench-compare-${process.pid}`), { recursive: true, force: true });
  }
}
