import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Request } from '@playwright/test';
import { expect, openAs, test } from './support/test.ts';

/** kB of script, compressed as `npm run bench -- first-screen` does: the first screen's budget (ADR-202). */
const FIRST_KB = 150;
/** With the bar of saved views, which is a file of its own. */
const ALL_KB = 155;
/** What is asked for before anybody touches the page (docs/performance.md). */
const MOST_REQUESTS = 14;

test('the first screen of each role stays within its budget of script and requests', async ({ page }) => {
  for (const person of ['researcher', 'reviewer'] as const) {
    await openAs(page, person);
    // What the page before still asks for is not the first screen's.
    await page.goto('about:blank');
    const requests: Request[] = [];
    const add = (request: Request) => requests.push(request);
    page.on('request', add);
    await page.goto('/dashboard');
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    page.off('request', add);
    const scripts = requests.filter((request) => request.resourceType() === 'script');
    const bodies = await Promise.all(scripts.map(async (script) => (await page.request.get(script.url())).body()));
    const sizes = bodies.map((body) => gzipSync(body).length / 1000);
    const sum = sizes.reduce((all, size) => all + size, 0);
    expect(Math.max(...sizes), `kB of the first script of the ${person}`).toBeLessThanOrEqual(FIRST_KB);
    expect(sum, `kB of script of the ${person}`).toBeLessThanOrEqual(ALL_KB);
    expect(sizes.length, `scripts of the ${person}`).toBe(2);
    expect(requests.length, `requests of the ${person}`).toBeLessThanOrEqual(MOST_REQUESTS);
  }
});

test('each part of the client can be fetched first, whatever it shares with others', async ({ page }) => {
  await openAs(page, 'admin');
  const parts = readdirSync(join(import.meta.dirname, '../dist/assets')).filter((name) => name.endsWith('.js'));
  expect(parts.length).toBeGreaterThan(50);
  const failed: string[] = [];
  for (const part of parts) {
    // A page that has the first script alone: parts that need each other in a circle fail by who comes first.
    await page.goto('/dashboard');
    const why = await page.evaluate((path) => import(path).then(() => '', String), `/assets/${part}`);
    if (why) failed.push(`${part}: ${why}`);
  }
  expect(failed).toEqual([]);
});
