import { useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { useComesBack } from './use-comes-back.ts';

/**
 * For a part of a page that links name by its id; it has a `tabIndex`. The router looks for it
 * once, when the heading is drawn, and finds nothing yet: it is brought into view when it comes,
 * and the focus with it, so that Tab goes on there. The way back has its place.
 */
export function useNamedByHash<Part extends HTMLElement>(id: string): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const entry = useLocation({ select: ({ state }) => state.__TSR_key });
  const isReturn = useComesBack();
  const left = useRef(isReturn ? entry : undefined);
  // Also where the link stands on the page itself, and when it is followed once more.
  useEffect(() => {
    if (entry === left.current || location.hash !== `#${id}`) return;
    part.current?.scrollIntoView();
    part.current?.focus({ preventScroll: true });
  }, [id, entry]);
  return part;
}
