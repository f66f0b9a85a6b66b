import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Does the window match this media query now? True where nothing can say. */
export function useMatches(query: string): boolean {
  // made once: for each new one the browser reads the page's styles anew
  const media = useMemo(() => globalThis.matchMedia?.(query), [query]);
  const listen = useCallback(
    (listener: () => void) => {
      media?.addEventListener('change', listener);
      return () => media?.removeEventListener('change', listener);
    },
    [media],
  );
  const matches = () => media?.matches ?? true;
  return useSyncExternalStore(listen, matches, matches);
}
