import type { Page } from '@playwright/test';
import { median } from '../../../scripts/support/bench.ts';

const FRAME_MS = 1000 / 60;
/** Steps from the first row to the last: at 60 frames a second, five seconds of scrolling. */
const STEPS = 300;
const PATIENCE_MS = 300_000;
const LETTERS = ['r', 'o', 'a', 'd', 's'];

/** One page's costs at a CPU `slowdown`: scrolled from first to last row, letters typed into its search, nodes and heap at rest. */
export async function measure(page: Page, slowdown: number): Promise<Record<string, number>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const frames = await scrolled(page);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  await browser.send('HeapProfiler.collectGarbage');
  const { usedSize } = await browser.send('Runtime.getHeapUsage');
  await page.evaluate(() => window.scrollTo(0, 0));
  const typed = await letters(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await browser.detach();
  const due = frames.reduce((sum, ms) => sum + ms, 0) / FRAME_MS;
  return {
    'dropped %': Math.max(0, (1 - frames.length / due) * 100),
    'p95 frame ms': frames.toSorted((a, b) => a - b)[Math.floor(frames.length * 0.95)] ?? Number.NaN,
    'DOM nodes': nodes,
    'heap MB': usedSize / 1e6,
    'keystroke → paint ms': median(typed),
  };
}

/** How long each frame took while the page went from top to bottom, a step a frame. */
const scrolled = (page: Page): Promise<number[]> =>
  page.evaluate(async (steps) => {
    const frame = () => new Promise<number>((painted) => requestAnimationFrame(painted));
    window.scrollTo(0, 0);
    await frame();
    const times: number[] = [];
    let last = await frame();
    for (let step = 1; step <= steps; step++) {
      window.scrollTo(0, ((document.documentElement.scrollHeight - window.innerHeight) * step) / steps);
      const now = await frame();
      times.push(now - last);
      last = now;
    }
    return times;
  }, STEPS);

/** From each key press until the browser has painted what it changed. */
async function letters(page: Page): Promise<number[]> {
  // Not by role: to tell the roles of 28,950 rows takes the browser half a minute.
  const box = page.locator('main input[type="search"]');
  await box.focus();
  const times: number[] = [];
  for (const letter of LETTERS) {
    await page.evaluate(() => {
      window.paintedAfter = new Promise((painted) => {
        const wait = ({ timeStamp }: Event) =>
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => painted(performance.now() - timeStamp);
            port2.postMessage(0);
          });
        addEventListener('keydown', wait, { once: true, capture: true });
      });
    });
    await page.keyboard.press(letter);
    times.push(await page.evaluate(() => window.paintedAfter));
    await page.waitForTimeout(100);
  }
  await box.fill('', { timeout: PATIENCE_MS });
  await page.waitForTimeout(1500);
  return times;
}

declare global {
  interface Window {
    paintedAfter: Promise<number>;
  }
}
