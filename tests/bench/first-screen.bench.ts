import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { signIn } from '../../e2e/support/test.ts';
import { buildClient } from '../../scripts/build-client.ts';
import { ensureBrowser } from '../../scripts/ensure-browser.ts';
import type { Row } from '../../scripts/support/bench.ts';
import { launchOptions } from '../../scripts/support/browser.ts';
import { startRealServer } from '../../scripts/support/real-server.ts';
import { root } from '../../scripts/support/root.ts';
import { measureFirstPaint } from './support/first-paint.ts';
import { serveFloors } from './support/floor.ts';

export const name = 'First screen, signed in: 4× CPU throttle, 9 Mbps / 60 ms, medians of five';

/** /dashboard of the built product for a researcher, beside React alone and beside the core of our stack. */
export async function run(): Promise<Row[]> {
  ensureBrowser();
  await buildClient();
  const dataDir = join(root, '.data', `bench-${process.pid}`);
  const floors = await serveFloors();
  const server = await startRealServer({ dataDir });
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const react = await measureFirstPaint(page, `${floors.url}/react.html`);
    const stack = await measureFirstPaint(page, `${floors.url}/stack.html`);
    const tab = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await signIn(tab, 'researcher', `${server.url}/dashboard`);
    await tab.getByRole('row').nth(1).waitFor();
    const dashboard = await measureFirstPaint(tab, `${server.url}/dashboard`);
    return [
      { label: 'floor: React alone', values: react },
      { label: "floor: our stack's core (router, query, oidc)", kind: 'base', values: stack },
      { label: '/dashboard', values: dashboard },
      {
        label: 'goal',
        kind: 'goal',
        values: { 'JS gzip kB': 150, requests: 12, 'FCP ms': 900, 'LCP ms': 1100, 'TBT ms': 0, 'heap MB': 5 },
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
    floors.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
