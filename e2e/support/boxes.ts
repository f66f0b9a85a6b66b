import type { Locator } from '@playwright/test';

/** Boxes in CSS pixels, of one moment: what opens may move between two looks. */
export async function boxesOf(...targets: [Locator, ...Locator[]]): Promise<DOMRect[]> {
  const elements = await Promise.all(targets.map((target) => target.elementHandle()));
  return targets[0]
    .page()
    .evaluate((all) => all.map((one) => (one as Element).getBoundingClientRect().toJSON() as DOMRect), elements);
}

/** How far the middles of two are above one another, in CSS pixels. */
export async function apart(one: Locator, other: Locator): Promise<number> {
  const [first, second] = (await boxesOf(one, other)).map(({ top, bottom }) => (top + bottom) / 2);
  return Math.abs((first as number) - (second as number));
}
