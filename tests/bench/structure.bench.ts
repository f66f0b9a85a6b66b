import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import { signIn } from '../../e2e/support/test.ts';
import { buildClient } from '../../scripts/build-client.ts';
import { ensureBrowser } from '../../scripts/ensure-browser.ts';
import { median, type Row } from '../../scripts/support/bench.ts';
import { launchOptions } from '../../scripts/support/browser.ts';
import { startRealServer } from '../../scripts/support/real-server.ts';
import { root } from '../../scripts/support/root.ts';
import { serveStructure } from './support/large-structure.ts';

export const name = 'Structure editor: from the click to the frame that shows it, every list visited, medians of seven';

const ROUNDS = 7;
const SLOWDOWN = 4;
const SHAPES = [
  { label: '150 indicators, 5 an activity', perActivity: 5, kind: 'base' as const },
  { label: '1,500 indicators, 50 an activity', perActivity: 50 },
];

/** Moving an indicator and adding one, in an edition of 30 activities; the larger as a ratio to the smaller. */
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
    const rows: Row[] = [];
    for (const { label, perActivity, kind } of SHAPES) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
      await serveStructure(page, perActivity);
      await signIn(page, 'admin', `${server.url}/editions/4/edit`);
      rows.push({ label, values: await measure(page), ...(kind && { kind }) });
      await page.close();
    }
    return rows;
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

async function measure(page: Page): Promise<Record<string, number>> {
  await visitAll(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const moves: number[] = [];
  const adds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    moves.push(await untilShown(page.getByRole('button', { name: /^Move down/ }).first()));
    await settled(page);
    await page.getByRole('button', { name: 'Add Indicator' }).click();
    await page.getByRole('button', { name: /^Add from library/ }).click();
    await page.getByRole('dialog').getByRole('checkbox').nth(1).click();
    adds.push(await untilShown(page.getByRole('button', { name: 'Add 1 Indicator' })));
    await settled(page);
  }
  // A page that is slowed keeps a processor busy while it rests, which the other one needs.
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { 'move ms (4× CPU)': median(moves), 'add ms (4× CPU)': median(adds) };
}

/** Opens every activity once, so that each change has all lists to look through; ends in the first. */
async function visitAll(page: Page) {
  const press = (column: string, at: number) =>
    page
      .getByRole('list', { name: column, exact: true })
      .getByRole('listitem')
      .nth(at)
      .getByRole('button')
      .first()
      .click();
  for (const milestone of [4, 3, 2, 1, 0]) {
    await press('Milestones', milestone);
    for (const activity of [5, 4, 3, 2, 1, 0]) {
      await press('Activities', activity);
      const number = `${milestone + 1}.${activity + 1}.1`;
      await page.getByRole('list', { name: 'Indicators', exact: true }).getByText(number, { exact: true }).waitFor();
    }
  }
}

/** Milliseconds from a click to the first frame in which the list of indicators has changed. */
async function untilShown(button: Locator): Promise<number> {
  await button.waitFor();
  return button.evaluate(
    (element) =>
      new Promise<number>((done, fail) => {
        // By role no longer: behind a dialog the list is hidden from assistive technology.
        const list = () => document.querySelector('ul[aria-label="Indicators"]')?.textContent;
        const before = list();
        requestAnimationFrame(() => {
          const since = performance.now();
          (element as HTMLElement).click();
          const look = () => {
            if (list() !== before) done(performance.now() - since);
            else if (performance.now() - since > 5000) fail(new Error('The list did not change'));
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        });
      }),
  );
}

/** The dialog has gone and no request is pending any more. */
async function settled(page: Page) {
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(700);
}
