import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { signIn } from '../../e2e/support/test.ts';
import { buildClient } from '../../scripts/build-client.ts';
import { ensureBrowser } from '../../scripts/ensure-browser.ts';
import { median, type Row } from '../../scripts/support/bench.ts';
import { launchOptions } from '../../scripts/support/browser.ts';
import { startRealServer } from '../../scripts/support/real-server.ts';
import { root } from '../../scripts/support/root.ts';
import { serveComments } from './support/many-comments.ts';

export const name =
  'Indicator page: from a key to the paint beside a bare textarea, and from opening to typing; 4× CPU, medians';

const SLOWDOWN = 4;
const OPENINGS = 5;
const KEYS = 'Checked with the gazette of May; the act names the agency in section four. ';
const ADDRESS = '/countries/404/indicator/451';
const COMMENTS = 200;

/** Typing into the note and into a comment with 200 comments loaded, as a ratio to a page with a textarea and nothing else. */
export async function run(): Promise<Row[]> {
  ensureBrowser();
  await buildClient();
  const dataDir = join(root, '.data', `bench-${process.pid}`);
  const closers: (() => unknown)[] = [() => rm(dataDir, { recursive: true, force: true })];
  try {
    const server = await startRealServer({ dataDir, env: { RATE_LIMIT_FACTOR: '0' } });
    closers.push(server.stop);
    const browser = await chromium.launch(launchOptions());
    closers.push(() => browser.close());
    const bare = await bareTextarea(browser);
    const page = await newPage(browser);
    await signIn(page, 'researcher', `${server.url}${ADDRESS}`);
    const opened = await openings(page, `${server.url}${ADDRESS}`);
    const { note, comment } = await typing(page);
    return [
      { label: 'floor: a bare textarea', kind: 'base', values: bare },
      { label: 'the note, without comments', values: note.alone },
      { label: `the note, ${COMMENTS} comments loaded`, values: note.beside },
      { label: `a comment, ${COMMENTS} comments loaded`, values: comment },
      { label: 'opening the page', values: opened },
      {
        label: 'goal',
        kind: 'goal',
        values: { 'key → paint ms': 50, 'slowest tenth ms': 100, 'open → can type ms': 2500 },
      },
    ];
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

const newPage = (browser: Browser) =>
  browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

async function bareTextarea(browser: Browser) {
  const page = await newPage(browser);
  await page.setContent('<!doctype html><textarea rows="3"></textarea>');
  const keys = await keysIn(page, page.getByRole('textbox'));
  await page.close();
  return keys;
}

async function typing(page: Page) {
  const note = page.getByRole('textbox', { name: 'Researcher Note' });
  const tab = (name: string) => page.getByRole('tab', { name }).click();
  const alone = await keysIn(page, note);
  await serveComments(page, COMMENTS);
  await tab('Comments');
  const entries = page.getByRole('region', { name: 'Comments' }).getByRole('listitem');
  const more = page.getByRole('region', { name: 'Comments' }).getByRole('button', { name: 'Load more' });
  await entries.first().waitFor();
  for (let loaded = 10; loaded < COMMENTS; loaded += 10) {
    await more.click();
    await entries.nth(loaded).waitFor({ state: 'attached' });
  }
  const comment = await keysIn(page, page.getByPlaceholder('Add a comment'));
  await tab('Rating');
  return { note: { alone, beside: await keysIn(page, note) }, comment };
}

/** Types a sentence key by key; from the press until the browser has painted what it changed. */
async function keysIn(page: Page, field: Locator): Promise<Record<string, number>> {
  await field.click();
  await field.press('End');
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await field.evaluate((element) => {
    const times: number[] = [];
    Object.assign(window, { keyTimes: times });
    // The event's own time is when the key was pressed; a task that begins after the frame's callbacks runs once it is painted.
    element.addEventListener('keydown', ({ timeStamp }) =>
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp))),
    );
  });
  for (const key of KEYS) await page.keyboard.press(key === ' ' ? 'Space' : key);
  await page.waitForTimeout(200);
  const times = await page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await browser.detach();
  const slowest = times.toSorted((a, b) => b - a)[Math.floor(times.length / 10)] ?? Number.NaN;
  return { 'key → paint ms': median(times), 'slowest tenth ms': slowest };
}

/** From the navigation until a key pressed in the note is on the screen, signed in, nothing cached. */
async function openings(page: Page, address: string): Promise<Record<string, number>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const times: number[] = [];
  for (let round = 0; round < OPENINGS; round++) {
    await page.goto('about:blank');
    await page.goto(address, { waitUntil: 'commit' });
    const note = page.getByRole('textbox', { name: 'Researcher Note' });
    await note.waitFor();
    times.push(
      await note.evaluate(
        (element) =>
          new Promise<number>((done) => {
            (element as HTMLElement).focus();
            requestAnimationFrame(() => setTimeout(() => done(performance.now())));
          }),
      ),
    );
    await page.waitForLoadState('networkidle');
  }
  await browser.detach();
  return { 'open → can type ms': median(times) };
}
