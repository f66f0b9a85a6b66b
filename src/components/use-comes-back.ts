import { useElementScrollRestoration } from '@tanstack/react-router';
import { useState } from 'react';

/** Entries of the history whose page has a part of its own that was scrolled, such as a table. */
const scrolledWithin = new Set<string>();

/** To be called when a part of the page scrolls by itself. */
export const noteScroll = (): void => void scrolledWithin.add(keyOfEntry());

/**
 * Is this the way back to a page that was left further down, or with a part of it scrolled? Then
 * all of it is drawn at once, for its place can be found only in its full height.
 */
export function useComesBack(): boolean {
  const left = useElementScrollRestoration({ getElement: () => window });
  return useState(() => (left !== undefined && left.scrollY > 0) || scrolledWithin.has(keyOfEntry()))[0];
}

/** None where the build draws the shells. */
const keyOfEntry = (): string => globalThis.history?.state?.__TSR_key;
