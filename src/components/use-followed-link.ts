import type { MouseEvent, RefObject } from 'react';
import { isPlainPress } from './plain-press.ts';
import { useFocusOnReturn } from './use-focus-on-return.ts';

/**
 * For what holds a list of the router's own links: the focus comes back to the one that was
 * followed. Returns what belongs on `onClickCapture` of what holds them all: the router leaves the
 * page while the event still bubbles.
 */
export function useFollowedLink(list: RefObject<Element | null>): (event: MouseEvent) => void {
  const leaveBy = useFocusOnReturn(list);
  return (event) => {
    const href = (event.target as Element).closest('a')?.getAttribute('href');
    if (href && isPlainPress(event)) leaveBy(href);
  };
}
