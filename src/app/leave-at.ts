import { keyOfEntry } from '#src/components/use-comes-back.ts';
import { keepInTab, readInTab } from '#src/lib/kept-in-tab.ts';
import { isBareModifier } from './bare-modifier.ts';

/** The router's own, where it keeps how far down each entry of the history was left. */
const PLACES = 'tsr-scroll-restoration-v1_3';
type Places = Record<string, { window?: { scrollX: number; scrollY: number } }>;

/**
 * Of a page that is left before it has its place, the place is kept where it was to be, until the
 * result is aborted. To be called after the router is made, which listens first.
 */
export function leaveAt(top: number): AbortController {
  const held = new AbortController();
  const { signal } = held;
  const entry = keyOfEntry();
  // whoever moves the page meanwhile has left the place
  const moved = (event: Event) => isBareModifier(event) || held.abort();
  for (const sign of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(sign, moved, { capture: true, passive: true, signal });
  const keep = () =>
    keepInTab(PLACES, { ...readInTab<Places>(PLACES), [entry]: { window: { scrollX, scrollY: top } } });
  addEventListener('pagehide', keep, { signal });
  return held;
}

let first: AbortController | undefined;

/** Keeps the place of a reloaded page, of which nothing is drawn yet. */
export function leaveFirstAtPlace(): void {
  const top = readInTab<Places>(PLACES)?.[keyOfEntry()]?.window?.scrollY;
  if (top) first = leaveAt(top);
}

/** From now on the page itself sees to its place. */
export const releaseFirst = (): void => first?.abort();
