import { useCallback, useSyncExternalStore } from 'react';

/** Does the window match this media query now? True where nothing can say. */
export function useMatches(query: string): boolean {
  const listen = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  const matches = () => globalThis.matchMedia?.(query).matches ?? true;
  return useSyncExternalStore(listen, matches, matches);
}
