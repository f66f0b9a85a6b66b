import { useLayoutEffect } from 'react';

/** Names the browser's tab. React's `<title>` is left out of the build (ADR-337). */
export function useTabTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}
