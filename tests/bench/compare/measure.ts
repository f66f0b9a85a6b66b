import type { Browser, CDPSession, Page } from '@playwright/test';
import { median } from '../../../scripts/support/bench.ts';
import type { KeyTimes } from './page.ts';

/** A display's frame at 60 Hz, in milliseconds. */
const FRAME_MS = 1000 / 60;
const LETTERS = ['e', 'Backspace', 's', 'Backspace', 'a', 'Backspace', 'r', 'o'];

export type Case = { address: string; slowdown: number; rounds: number };

/** Opens a page of the bench anew for each round, at a slowdown of the processor, and returns the medians. */
export async function measure(browser: Browser, { address, slowdown, rounds }: Case): Promise<Record<string, number>> {
  const all: Record<string, number>[] = [];
  for (let round = 0; round < rounds; round++) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    page.setDefaultTimeout(300_000);
    await page.goto(address);
    await page.waitForFunction('window.draw');
    const devtools = await page.context().newCDPSession(page);
    const before = await heapOf(devtools);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const paint = await page.evaluate(() => window.draw());
    await page.waitForTimeout(500);
    const nodes = await page.evaluate(() => document.querySelectorAll('main *').length);
    const heap = (await heapOf(devtools)) - before;
    const [down, across] = [await sweep(page, 'down'), await sweep(page, 'across')];
    all.push({
      'paint ms': paint,
      'DOM nodes': nodes,
      'heap MB': heap / 1e6,
      'dropped down %': down.dropped,
      'dropped across %': across.dropped,
      'p95 down ms': down.p95,
      'p95 across ms': across.p95,
      ...(await keystroke(page)),
    });
    await page.close();
  }
  const columns = Object.keys(all[0] ?? {});
  return Object.fromEntries(columns.map((column) => [column, median(all.map((round) => round[column] ?? 0))]));
}

async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize;
}

/** Scrolls to the end, and tells how many of the display's frames brought nothing new and how long most took at most. */
async function sweep(page: Page, axis: 'down' | 'across') {
  const frames = await page.evaluate((direction) => window.sweep(direction), axis);
  await page.waitForTimeout(300);
  const due = frames.map((ms) => Math.max(1, Math.round(ms / FRAME_MS)));
  const all = due.reduce((sum, one) => sum + one, 0);
  const sorted = frames.toSorted((a, b) => a - b);
  return { dropped: (100 * (all - frames.length)) / all, p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0 };
}

/** The same keys on a page that holds nothing but a bare input: what no page can be below. */
export async function measureFloor(browser: Browser, address: string, slowdown: number) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(address);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times = await keystroke(page);
  await page.close();
  return { 'key ms': times['key ms'] };
}

async function keystroke(page: Page): Promise<{ 'key ms': number; 'found ms': number }> {
  await page.locator('input[type=search]').focus();
  const times: KeyTimes[] = [];
  for (const letter of LETTERS) {
    await page.evaluate(() => {
      Object.assign(window, { times: window.nextKey() });
    });
    await page.keyboard.press(letter);
    times.push(await page.evaluate(() => (window as unknown as { times: Promise<KeyTimes> }).times));
    await page.waitForTimeout(150);
  }
  return {
    'key ms': median(times.map(({ key }) => key)),
    'found ms': median(times.flatMap(({ found }) => found ?? [])),
  };
}
