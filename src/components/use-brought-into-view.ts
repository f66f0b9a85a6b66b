import { type RefObject, useEffect, useRef } from 'react';

/**
 * What comes below the fields of a dialog may come out of view, on a phone nearly always: it is
 * brought into view with each new `cause`. A page stays where it is.
 */
export function useBroughtIntoView<Element extends HTMLElement>(cause: unknown): RefObject<Element | null> {
  const place = useRef<Element>(null);
  useEffect(() => {
    const isInDialog = cause && place.current?.closest('[data-slot=dialog-body]');
    if (isInDialog) place.current?.scrollIntoView({ block: 'nearest' });
  }, [cause]);
  return place;
}
