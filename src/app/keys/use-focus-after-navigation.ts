import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Where the focused link went with its page, the focus goes on at the content and not at the top of
 * the document. The first page leaves it there: nothing was followed yet, and to focus would lay
 * out the whole first screen at once.
 */
export function useFocusAfterNavigation() {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  useEffect(() => {
    if (path && document.activeElement === document.body)
      document.getElementById('content')?.focus({ preventScroll: true });
  }, [path]);
}
