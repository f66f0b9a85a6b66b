import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Request } from '@playwright/test';
import { circlesIn } from '../tests/support/imports.ts';
import { expect, signInAlone, test } from './support/test.ts';

/** kB of script, compressed as `npm run bench -- first-screen` does: the first screen's budget (ADR-202, ADR-337). */
const FIRST_KB = 124.5;
/** With the bar of saved views, which is a file of its own. */
const ALL_KB = 130;
/** What is asked for before anybody touches the page (docs/performance.md). */
const MOST_REQUESTS = 14;

test('the first screen of each role stays within its budget of script and requests', async ({ page }) => {
  for (const person of ['researcher', 'reviewer'] as const) {
    await signInAlone(page, person);
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

/** Those of who manages, with what runs the programme and assigns. */
const MOST_OF_ADMIN = { scripts: 9, requests: 21 };

test('the dashboard of an admin stays within its budget of requests, and is drawn once with what stands in view', async ({
  page,
}) => {
  await signInAlone(page, 'admin');
  const scripts = new Set<string>();
  let requests = 0;
  page.on('request', (request) => {
    requests++;
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  // as in a tab that was used before: only there are parts and answers waited for
  const open = async () => {
    await page.goto('/dashboard');
    await expect(page.getByRole('button', { name: 'Bulk assign' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Who is behind' }).getByRole('link').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
  };
  await open();
  await page.keyboard.press('Shift');
  const isKept = () => JSON.parse(sessionStorage.getItem('ui:frame') ?? '{}').scripts?.length > 5;
  await page.waitForFunction(isKept);
  await page.addInitScript(() => {
    const first = new MutationObserver(() => {
      const main = document.querySelector('#root main');
      if (!main) return;
      first.disconnect();
      const has = (selector: string) => main.querySelector(selector) !== null;
      const inFirst = [
        has('[data-slot="home-skeleton"]') ? 'a place for figures' : 'figures',
        has('[aria-label="Saved views"]') ? 'views' : 'a place for views',
        has('[aria-label^="Select the"]') ? 'tools' : 'a place for tools',
        has('tbody tr a') ? 'rows' : 'a place for rows',
      ];
      Object.assign(globalThis, { inFirst });
    });
    first.observe(document, { childList: true, subtree: true });
  });
  scripts.clear();
  requests = 0;
  await open();
  expect(scripts.size, 'scripts').toBeLessThanOrEqual(MOST_OF_ADMIN.scripts);
  expect(requests, 'requests').toBeLessThanOrEqual(MOST_OF_ADMIN.requests);
  const inFirst = await page.evaluate(() => (globalThis as { inFirst?: string[] }).inFirst);
  expect(inFirst).toEqual(['figures', 'views', 'tools', 'rows']);

  await test.step('nothing is written after it on what stands around it, for which all of it would be styled anew', async () => {
    const around = () => {
      const styles: string[] = [];
      for (let at = document.querySelector<HTMLElement>('main table, main form'); at; at = at.parentElement)
        styles.push(...[...at.style].map((name) => `${at?.tagName} ${name}`));
      // what is inherited; the shell's stands there before the first script, and a row's is rendered
      return styles.filter((style) => / --(?!place-of-|row$)/.test(style));
    };
    expect(await page.evaluate(around)).toEqual([]);
    const indicator = page.getByRole('table').getByRole('link').first();
    await indicator.click();
    await expect(page.getByRole('form', { name: 'Rating' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(around)).toEqual([]);
  });
});

test('a large script asks to be compiled ahead with its very first characters, for later the browser ignores it', () => {
  const folder = join(import.meta.dirname, '../dist/assets');
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const large = texts.filter((text) => text.length > 20_100);
  expect(large.length).toBeGreaterThan(10);
  expect(large.filter((text) => !text.startsWith('//# allFunctionsCalledOnLoad\n'))).toEqual([]);
});

/** The parts that a part cannot run without; what it fetches later comes as `import()`. */
const STATIC_IMPORT = /\b(?:from|import)["']\.\/([^"']+\.js)["']/g;

test('each part of the client can be fetched, and first where it shares a circle with others', async ({ page }) => {
  const folder = join(import.meta.dirname, '../dist/assets');
  const parts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const graph = new Map(
    parts.map((part) => {
      const code = readFileSync(join(folder, part), 'utf8');
      return [part, [...code.matchAll(STATIC_IMPORT)].map(([, other = '']) => other)];
    }),
  );
  expect([...graph.values()].filter((imports) => imports.length > 0).length).toBeGreaterThan(50);
  await signInAlone(page, 'admin');
  const failed: string[] = [];
  const fetchPart = async (part: string) => {
    const why = await page.evaluate((path) => import(path).then(() => '', String), `/assets/${part}`);
    if (why) failed.push(`${part}: ${why}`);
  };
  // A page that asks for little and has few parts.
  const openBare = async () => {
    await page.goto('/404');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  // Outside of circles the order is the imports' own, whoever asks first.
  for (const part of circlesIn(graph).flat()) {
    await openBare();
    await fetchPart(part);
  }
  await openBare();
  for (const part of parts) await fetchPart(part);
  expect(failed).toEqual([]);
});
