import { gzipSync } from 'node:zlib';
import type { CDPSession, Page, Response } from '@playwright/test';
import { median } from '../../../scripts/support/bench.ts';
import { defineSight, sight } from './sight.ts';

const CPU_SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 60, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 };
/** How often, and how long a page that has come to rest is watched for more, in milliseconds. */
const USUAL = { rounds: 5, watch: 500 };
const POLL_MS = 100;
const LONGEST_MS = 30_000;

declare global {
  interface Window {
    paints: { lcp: number; data?: number; usable?: number; longTasks: { start: number; ms: number }[] };
  }
}

/**
 * Loads an address five times without cache, at 4× CPU throttle and 9 Mbps / 60 ms, and returns the medians. The page keeps its
 * session storage, so a signed-in page stays signed in. `JS gzip kB` is each script compressed by us, whatever the server does.
 */
export async function measureFirstPaint(
  page: Page,
  address: string,
  how = USUAL,
  ready?: string,
): Promise<Record<string, number>> {
  const [measured = {}] = await measureByTurns([{ page, address, ...(ready && { ready }) }], how);
  return measured;
}

/**
 * `ready` is what the page is waited for: a script that takes long looks like a page at rest, and
 * `usable ms` says when it was painted. `data ms` says when it or `shell` was, or with `bySight`
 * when the page could be read.
 */
export interface Visited {
  page: Page;
  address: string;
  ready?: string;
  shell?: string;
  bySight?: boolean;
}

/** The same for several pages, one after the other in each round, so that the machine's moods meet all alike. */
export async function measureByTurns(pages: Visited[], { rounds, watch } = USUAL): Promise<Record<string, number>[]> {
  const measured = [];
  for (const one of pages)
    measured.push({ ...one, browser: await slowed(one), rounds: [] as Record<string, number>[] });
  for (let round = 0; round < rounds; round++)
    for (const one of measured) one.rounds.push(await once(one, one.browser, watch));
  for (const { browser } of measured) await browser.detach();
  return measured.map(({ rounds }) => {
    const columns = Object.keys(rounds[0] ?? {});
    return Object.fromEntries(columns.map((column) => [column, median(rounds.map((round) => round[column] ?? 0))]));
  });
}

/** The page at a slow line, and watched. */
async function slowed({ page, ready, shell, bySight }: Visited): Promise<CDPSession> {
  await page.addInitScript(defineSight, sight);
  await page.addInitScript(observePaints, { ready, shell, bySight });
  const browser = await atSlowLine(page);
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  return browser;
}

async function atSlowLine(page: Page): Promise<CDPSession> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.emulateNetworkConditions', NETWORK);
  return browser;
}

/** What `run` returns of the page on a slow machine at a slow line, with its cache. */
export async function whileSlow<T>(page: Page, run: () => Promise<T>): Promise<T> {
  const browser = await atSlowLine(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const found = await run();
  await browser.detach();
  return found;
}

async function once(
  { page, address, ready }: Visited,
  browser: CDPSession,
  watch: number,
): Promise<Record<string, number>> {
  const scripts: Response[] = [];
  let requests = 0;
  let transferred = 0;
  const count = () => requests++;
  const add = ({ encodedDataLength }: { encodedDataLength: number }) => (transferred += encodedDataLength);
  const keep = (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  };
  await page.goto('about:blank');
  // For this visit alone: a page that is slowed keeps a processor busy while it rests, which the others need.
  await browser.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  page.on('request', count);
  page.on('response', keep);
  browser.on('Network.loadingFinished', add);
  await page.goto(address, { waitUntil: 'networkidle' });
  if (ready) {
    await untilUsable(page);
    await page.waitForLoadState('networkidle');
  }
  await page.waitForTimeout(watch);
  page.off('request', count);
  page.off('response', keep);
  browser.off('Network.loadingFinished', add);

  const { fcp, lcp, data, usable, tbt, longest } = await page.evaluate(() => {
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    const blocked = window.paints.longTasks.filter(({ start }) => start >= first);
    return {
      fcp: first,
      lcp: window.paints.lcp,
      data: window.paints.data ?? Number.NaN,
      usable: window.paints.usable ?? Number.NaN,
      tbt: blocked.reduce((sum, { ms }) => sum + ms - 50, 0),
      longest: Math.max(0, ...window.paints.longTasks.map(({ ms }) => ms)),
    };
  });
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await browser.send('HeapProfiler.collectGarbage');
  const { usedSize } = await browser.send('Runtime.getHeapUsage');
  const sizes = (await Promise.all(scripts.map((script) => script.body()))).map((script) => gzipSync(script).length);
  return {
    'JS gzip kB': sizes.reduce((sum, size) => sum + size, 0) / 1000,
    'sent kB': transferred / 1000,
    requests,
    'FCP ms': fcp,
    'LCP ms': lcp,
    'data ms': data,
    'usable ms': usable,
    'TBT ms': tbt,
    'longest task ms': longest,
    'heap MB': usedSize / 1e6,
  };
}

/**
 * By plain calls: a locator brings the driver's own script into the page, a task of 40 to 65 ms
 * that would count as the page's.
 */
async function untilUsable(page: Page): Promise<void> {
  for (let waited = 0; waited < LONGEST_MS; waited += POLL_MS) {
    if (await page.evaluate(() => window.paints.usable !== undefined)) return;
    await page.waitForTimeout(POLL_MS);
  }
  throw new Error(`${page.url()} was not there after ${LONGEST_MS / 1000} s`);
}

function observePaints({ ready, shell = ready, bySight = false }: Pick<Visited, 'ready' | 'shell' | 'bySight'>): void {
  // A page that is measured at several addresses has this once for each: a task counts once.
  if (window.paints) return;
  window.paints = { lcp: 0, longTasks: [] };
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => {
    window.paints.lcp = startTime;
  });
  observe('longtask', ({ startTime, duration }) => window.paints.longTasks.push({ start: startTime, ms: duration }));
  if (!ready || !shell) return;
  const has = (wanted: string) => document.querySelector(wanted) !== null;
  const hasData = () => window.paints.data !== undefined || (bySight ? window.canBeRead() : has(`${shell}, ${ready}`));
  // Looked at in the frame that paints it, and timed right after: a timer would wait for what the page has to do as well.
  const look = () => {
    isAsked = false;
    const data = hasData();
    const usable = data && has(ready);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      if (data) window.paints.data ??= performance.now();
      if (usable) window.paints.usable ??= performance.now();
    };
    port2.postMessage(undefined);
    if (usable) watcher.disconnect();
  };
  let isAsked = false;
  const watcher = new MutationObserver(() => {
    if (!isAsked) requestAnimationFrame(look);
    isAsked = true;
  });
  const attributeFilter = ['aria-busy', ...(bySight ? ['class', 'style', 'hidden'] : [])];
  watcher.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter });
}
