import { type RefObject, useEffect, useRef } from 'react';

/**
 * What comes below the fields of a dialog may come out of view, on a phone nearly always: it is
 * brought into view with each new `cause`, and again when the notice of that makes the dialog
 * lower, until the person does something there. A page stays where it is.
 */
export function useBroughtIntoView<Element extends HTMLElement>(cause: unknown): RefObject<Element | null> {
  const place = useRef<Element>(null);
  useEffect(() => {
    const body = place.current?.closest<HTMLElement>('[data-slot=dialog-body]');
    if (!cause || !body) return;
    const show = () => place.current?.scrollIntoView({ block: 'nearest' });
    show();
    const sizes = new ResizeObserver(show);
    sizes.observe(body);
    const stop = new AbortController();
    const end = () => {
      sizes.disconnect();
      stop.abort();
    };
    for (const type of ['pointerdown', 'wheel', 'keydown']) body.addEventListener(type, end, stop);
    return end;
  }, [cause]);
  return place;
}
