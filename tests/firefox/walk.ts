import type { Page } from 'puppeteer-core';
import { type Box, stillBoxes } from './boxes.ts';
import { isReady } from './tab.ts';

/** Until when a page is waited for before it is looked at. */
export type Waited = 'domcontentloaded' | 'networkidle0';

/** How a screen is looked at; the first is that in which it is opened. */
export const looks = [
  { name: '1440×900, light', width: 1440, height: 900, theme: 'light' },
  { name: '390×844, light', width: 390, height: 844, theme: 'light' },
  { name: '390×844, dark', width: 390, height: 844, theme: 'dark' },
  { name: '1440×900, dark', width: 1440, height: 900, theme: 'dark' },
] as const;
export type Look = (typeof looks)[number];

/** A screen as it lies in a window; throws where it is wider than the window. */
async function lookAt(page: Page, { width, height, theme }: Look): Promise<Box[]> {
  await page.setViewport({ width, height });
  await page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen;
  }, theme);
  await isReady(page);
  const boxes = await stillBoxes(page);
  const { content, room, ground } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
    ground: getComputedStyle(document.body).colorScheme,
  }));
  if (content > room) throw new Error(`is ${content} px wide in a window of ${room}`);
  if (!ground.includes(theme)) throw new Error(`is ${ground} where ${theme} was chosen`);
  return boxes;
}

/** Opens an address anew and looks at it in each of these ways. */
export async function openAndLook(
  page: Page,
  address: string,
  ways: readonly Look[],
  waitUntil: Waited = 'domcontentloaded',
): Promise<Box[][]> {
  const [first] = ways;
  if (first) await page.setViewport({ width: first.width, height: first.height });
  await page.goto(address, { waitUntil });
  const seen: Box[][] = [];
  for (const look of ways)
    seen.push(
      await lookAt(page, look).catch((error: Error) => {
        throw new Error(`${look.name}: ${error.message}`);
      }),
    );
  return seen;
}
