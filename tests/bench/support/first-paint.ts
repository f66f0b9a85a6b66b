import { gzipSync } from 'node:zlib';
import type { CDPSession, Page, Response } from '@playwright/test';
import { median } from '../../../scripts/support/bench.ts';

const CPU_SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 60, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 };
/** How often, and how long a page that has come to rest is watched for more, in milliseconds. */
const USUAL = { rounds: 5, watch: 500 };

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
 * `ready` is what the page is waited for: a script that takes long looks like a page at rest. `data
 * ms` says when it, or `shell` before it, was painted, and `usable ms` when it was.
 */
export interface Visited {
  page: Page;
  address: string;
  ready?: string;
  shell?: string;
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
async function slowed({ page, ready, shell }: Visited): Promise<CDPSession> {
  await page.addInitScript(observePaints, { ready, shell });
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
    await page.locator(ready).first().waitFor();
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

function observePaints({ ready, shell = ready }: Pick<Visited, 'ready' | 'shell'>): void {
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
  // Right after the frame that paints it: a timer would wait for what the page has to do as well.
  const painted = (then: (ms: number) => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => then(performance.now());
      port2.postMessage(undefined);
    });
  let isSeen = false;
  const watcher = new MutationObserver(() => {
    if (!isSeen && document.querySelector(`${shell}, ${ready}`)) {
      isSeen = true;
      painted((ms) => (window.paints.data = ms));
    }
    if (!document.querySelector(ready)) return;
    watcher.disconnect();
    painted((ms) => (window.paints.usable = ms));
  });
  watcher.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-busy'] });
}
