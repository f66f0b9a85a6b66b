import { useElementScrollRestoration } from '@tanstack/react-router';
import { type UIEvent, useState } from 'react';

/**
 * Where parts of a page that scroll by themselves were left, such as a table, by the entry of the
 * history and their label.
 */
export const places: Record<string, Record<string, { top: number; left: number }>> = {};

/** To be called when a part of the page scrolls by itself. */
export function noteScroll({ target }: UIEvent): void {
  const { scrollTop: top, scrollLeft: left, ariaLabel } = target as HTMLElement;
  const entry = keyOfEntry();
  places[entry] = { ...places[entry], [ariaLabel ?? '']: { top, left } };
}

/**
 * Is this the way back to a page that was left further down, or with a part of it scrolled? Then
 * all of it is drawn at once, for its place can be found only in its full height.
 */
export function useComesBack(): boolean {
  const left = useElementScrollRestoration({ getElement: () => window });
  return useState(() => (left !== undefined && left.scrollY > 0) || places[keyOfEntry()] !== undefined)[0];
}

/** None where the build draws the shells. */
export const keyOfEntry = (): string => globalThis.history?.state?.__TSR_key;
