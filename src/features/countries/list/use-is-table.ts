import { useSyncExternalStore } from 'react';

/** The breakpoint between cards and rows; `md:` in the classes. */
const WIDE = '(min-width: 48rem)';

/** Is the list a table with heads, or are its rows cards? */
export const useIsTable = (): boolean => useSyncExternalStore(onWidthChange, isWide, isWide);

const isWide = () => globalThis.matchMedia?.(WIDE).matches ?? true;

function onWidthChange(listener: () => void) {
  const media = matchMedia(WIDE);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
