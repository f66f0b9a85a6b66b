import type { Page } from 'puppeteer-core';

/** Where an element is on the page, and its colours as red, green, blue and opacity. */
export type Box = {
  /** What it is and what it says, and which of those that are alike. */
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
  ink: number[];
  ground: number[];
};

/** How often a page is asked whether it lies still. */
const PAUSE_MS = 50;
const PATIENCE_MS = 20_000;

/**
 * Landmarks, headings, rows, heads of columns, fields, buttons and links of a page, once two looks
 * at it in a row see the same.
 */
export async function stillBoxes(page: Page): Promise<Box[]> {
  const until = performance.now() + PATIENCE_MS;
  let before = '';
  while (performance.now() < until) {
    const now = await boxesOf(page);
    if (now === before) return JSON.parse(now);
    before = now;
    await new Promise((wait) => setTimeout(wait, PAUSE_MS));
  }
  throw new Error('the page does not come to rest');
}

/** As JSON: in BiDi's own form an array that occurs twice arrives once. */
const boxesOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const selector = [
      'header, nav, main, aside, footer, section[aria-label], section[aria-labelledby], form, h1, h2, h3, table, tr',
      'th, button, a[href], input:not([type=hidden]), select, textarea, dialog, svg[role]',
      '[role=region], [role=grid], [role=row], [role=columnheader], [role=tab], [role=dialog], [role=progressbar]',
    ].join();
    const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const painted = new Map<string, number[]>();
    // engines write the same colour in different ways: what counts is what they paint
    const paint = (colour: string): number[] => {
      const known = painted.get(colour);
      if (known || !pixel) return known ?? [];
      pixel.clearRect(0, 0, 1, 1);
      pixel.fillStyle = colour;
      pixel.fillRect(0, 0, 1, 1);
      const seen = [...pixel.getImageData(0, 0, 1, 1).data];
      painted.set(colour, seen);
      return seen;
    };
    const counts = new Map<string, number>();
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.sr-only, [inert]');
    // around a stroke that does not scale engines draw boxes of different sizes: the shape counts
    const boxOf = (element: Element): DOMRect => {
      const matrix = element instanceof SVGGraphicsElement && element.ownerSVGElement && element.getScreenCTM();
      if (!matrix) return element.getBoundingClientRect();
      const { x, y, width, height } = element.getBBox();
      const [start, end] = [new DOMPoint(x, y), new DOMPoint(x + width, y + height)].map((one) =>
        one.matrixTransform(matrix),
      );
      return DOMRect.fromRect({
        x: start?.x,
        y: start?.y,
        width: (end?.x ?? 0) - (start?.x ?? 0),
        height: (end?.y ?? 0) - (start?.y ?? 0),
      });
    };
    const boxes = [...document.querySelectorAll(selector)].filter(isSeen).map((element) => {
      const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
      const said = words.replaceAll(/\s+/g, ' ').trim().slice(0, 50);
      const alike = `${element.getAttribute('role') ?? element.tagName.toLowerCase()} '${said}'`;
      const count = (counts.get(alike) ?? 0) + 1;
      counts.set(alike, count);
      const { x, y, width, height } = boxOf(element);
      const { color, backgroundColor } = getComputedStyle(element);
      return {
        name: count === 1 ? alike : `${alike} ${count}`,
        ...{ x: x + scrollX, y: y + scrollY, width, height },
        ...{ ink: paint(color), ground: paint(backgroundColor) },
      };
    });
    return JSON.stringify(boxes);
  });
