import { useElementScrollRestoration } from '@tanstack/react-router';
import { type UIEvent, useState } from 'react';
import { keepInTab, readInTab } from '#src/lib/kept-in-tab.ts';

const KEY = 'scrolled-within';

export type PartPlaces = Record<string, { top: number; left: number }>;

/**
 * Where parts of a page that scroll by themselves were left, such as a table, by the entry of the
 * history and their label. Kept in the tab, as the router keeps the place of the page.
 */
export const places: Record<string, PartPlaces> = readInTab(KEY) ?? {};
// There is no window where the build draws the shells.
globalThis.addEventListener?.('pagehide', () => keepInTab(KEY, places));

/** To be called when a part of the page scrolls by itself. */
export function noteScroll({ target }: UIEvent): void {
  const { scrollTop: top, scrollLeft: left, ariaLabel } = target as HTMLElement;
  const entry = keyOfEntry();
  places[entry] = { ...places[entry], [ariaLabel ?? '']: { top, left } };
}

/**
 * How far down this page was left, in pixels, where this is the way back to it: by the browser's
 * Back or Forward, or a reload. Also 0, where only a part of it was scrolled.
 */
export function useLeftAt(): number | undefined {
  const left = useElementScrollRestoration({ getElement: () => window });
  return useState(() => left?.scrollY || (places[keyOfEntry()] && 0))[0];
}

/** On the way back all of a page is drawn at once, for its place is found in its full height. */
export const useComesBack = (): boolean => useLeftAt() !== undefined;

/** None where the build draws the shells. */
export const keyOfEntry = (): string => globalThis.history?.state?.__TSR_key;
