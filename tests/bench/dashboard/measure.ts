import type { Page } from '@playwright/test';
import { median } from '../../../scripts/support/bench.ts';

const FRAME_MS = 1000 / 60;
/** At 60 frames a second, five seconds of scrolling. */
const STEPS = 300;
/** A frame of a wheel that is turned fast. */
const WHEEL_PX = 60;
const TIMEOUT_MS = 300_000;
const LETTERS = ['r', 'o', 'a', 'd', 's'];

/** One page's costs at a CPU `slowdown`: pulled from first to last row, scrolled by a wheel, letters typed into its search, nodes and heap at rest. */
export async function measure(page: Page, slowdown: number): Promise<Record<string, number>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const pulled = await scrolled(page);
  const wheeled = await scrolled(page, WHEEL_PX);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  await browser.send('HeapProfiler.collectGarbage');
  const { usedSize } = await browser.send('Runtime.getHeapUsage');
  await page.evaluate(() => window.scrollTo(0, 0));
  const typed = await letters(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await browser.detach();
  return {
    'pulled, dropped %': dropped(pulled),
    'pulled, p95 ms': slow(pulled),
    'wheel, dropped %': dropped(wheeled),
    'wheel, p95 ms': slow(wheeled),
    'DOM nodes': nodes,
    'heap MB': usedSize / 1e6,
    'keystroke → paint ms': median(typed),
  };
}

/** The share of the display's frames that brought nothing new. */
const dropped = (frames: number[]): number => {
  const due = frames.reduce((sum, ms) => sum + ms, 0) / FRAME_MS;
  return Math.max(0, (1 - frames.length / due) * 100);
};
const slow = (frames: number[]): number =>
  frames.toSorted((a, b) => a - b)[Math.floor(frames.length * 0.95)] ?? Number.NaN;

/** How long each frame took while the page went down, a step a frame: of so many pixels, or all the way to the bottom. */
const scrolled = (page: Page, pixels?: number): Promise<number[]> =>
  page.evaluate(
    async ({ steps, pixels }) => {
      const frame = () => new Promise<number>((painted) => requestAnimationFrame(painted));
      window.scrollTo(0, 0);
      await frame();
      const times: number[] = [];
      let last = await frame();
      for (let step = 1; step <= steps; step++) {
        const pace = pixels ?? (document.documentElement.scrollHeight - window.innerHeight) / steps;
        window.scrollTo(0, pace * step);
        const now = await frame();
        times.push(now - last);
        last = now;
      }
      return times;
    },
    { steps: STEPS, pixels },
  );

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
  await box.fill('', { timeout: TIMEOUT_MS });
  await page.waitForTimeout(1500);
  return times;
}

declare global {
  interface Window {
    paintedAfter: Promise<number>;
  }
}
