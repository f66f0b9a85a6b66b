import type { CDPSession, Page } from '@playwright/test';
import { median } from '../../../scripts/support/bench.ts';
import { sheet } from './data.ts';
import { COLUMNS, ROWS } from './sizes.ts';

const ROUNDS = 7;
const LETTERS = 'person 1';
const CELLS = ROWS * COLUMNS;

/** Milliseconds from the event to the painted frame, and those of scripts alone. */
type Cost = { paint: number; script: number };
/** How the grid of a page is opened and left. */
export type Ways = { open: (page: Page) => Promise<Cost>; leave: (page: Page) => Promise<void> };

/** What opening the plan, moving, typing, pasting 50 × 30 cells and filling them down costs at a CPU `slowdown`. */
export async function measure(page: Page, slowdown: number, { open, leave }: Ways): Promise<Record<string, number>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable');
  await browser.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const costs: Record<string, Cost[]> = {};
  const press = (what: string, key: string) => timed(what, 'keydown', () => page.keyboard.press(key));
  const timed = async (what: string, type: string, act: () => Promise<unknown>) => {
    const cost = await costOf(page, browser, type, act);
    costs[what] = [...(costs[what] ?? []), cost];
  };
  let nodes = 0;
  for (let round = 0; round < ROUNDS; round++) {
    costs.open = [...(costs.open ?? []), await open(page)];
    await focusFirst(page);
    await timed('paste', 'paste', () => paste(page));
    nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    for (let move = 0; move < 4; move++) await press('arrow key', move % 2 ? 'ArrowDown' : 'ArrowRight');
    for (const letter of LETTERS) await press('letter', letter);
    await press('Enter', 'Enter');
    await page.keyboard.press('Control+a');
    await press('fill down', 'Control+d');
    await leave(page);
  }
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await browser.detach();
  const shown = Object.entries(costs).flatMap(([what, own]) => [
    [`${what} → paint ms`, median(own.map(({ paint }) => paint))],
    [`${what}, script ms`, median(own.map(({ script }) => script))],
  ]);
  return { ...Object.fromEntries(shown), 'DOM nodes': nodes };
}

const focusFirst = (page: Page) =>
  page.evaluate(() => {
    const grid = document.querySelector<HTMLElement>('[role=grid]');
    const target = grid?.tabIndex === 0 ? grid : grid?.querySelector<HTMLElement>('[role=gridcell]');
    target?.focus();
  });

const paste = (page: Page) =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, sheet);

/** From an event of this type, which the act brings about, until the browser has painted what it changed. */
async function costOf(page: Page, browser: CDPSession, type: string, act: () => Promise<unknown>): Promise<Cost> {
  await page.evaluate((event) => {
    window.paintedAfter = new Promise((painted) => {
      const wait = ({ timeStamp }: Event) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => painted(performance.now() - timeStamp);
          port2.postMessage(0);
        });
      addEventListener(event, wait, { once: true, capture: true });
    });
  }, type);
  const before = await scriptMs(browser);
  await act();
  const paint = await page.evaluate(() => window.paintedAfter);
  const script = (await scriptMs(browser)) - before;
  await page.waitForTimeout(60);
  return { paint, script };
}

/** From a click until every cell is painted. */
export async function openedBy(page: Page, name: string): Promise<Cost> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable');
  const before = await scriptMs(browser);
  const paint = await page.evaluate(
    ({ words, cells }) =>
      new Promise<number>((done) => {
        const pressed = [...document.querySelectorAll<HTMLElement>('a, button')].find(
          ({ textContent }) => textContent === words,
        );
        const since = performance.now();
        const look = () =>
          requestAnimationFrame(() =>
            setTimeout(() => {
              if (document.querySelectorAll('[role=gridcell]').length >= cells) done(performance.now() - since);
              else look();
            }),
          );
        pressed?.click();
        look();
      }),
    { words: name, cells: CELLS },
  );
  const script = (await scriptMs(browser)) - before;
  await browser.detach();
  return { paint, script };
}

async function scriptMs(browser: CDPSession): Promise<number> {
  const { metrics } = await browser.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
}

declare global {
  interface Window {
    paintedAfter: Promise<number>;
  }
}
