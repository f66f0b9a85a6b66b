import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** Addresses of the links by which pages were left, by the history entry of the page. */
const left = new Map<string, string>();

/**
 * For what holds a list of links: on the way back the one that was followed has the focus again, so
 * that Tab goes on there and not at the top of the page; where rows have the focus themselves, as
 * in a tree, its row. Whatever else took the focus meanwhile keeps it. Returns what to call with a
 * link's address before the page is left by it.
 */
export function useFocusOnReturn(list: RefObject<Element | null>): (href: string) => void {
  const { history } = useRouter();
  const entry = () => history.location.state.__TSR_key ?? '';
  const [visited] = useState(entry);
  const returning = useRef(left.get(visited));

  // After each rendering: the row may come only when the scroll position does. Only the list that
  // holds the link forgets it, for one of the page between may be drawn when that is left already.
  useEffect(() => {
    if (!returning.current) return;
    const link = list.current?.querySelector<HTMLElement>(`a[href="${returning.current}"]`);
    const isFree = document.activeElement?.matches('body, main') ?? true;
    if (isFree && !link) return;
    returning.current = undefined;
    if (link) left.delete(visited);
    if (isFree) (link?.closest<HTMLElement>('[role="row"][tabindex]') ?? link)?.focus({ preventScroll: true });
  });

  return (href) => void left.set(entry(), href);
}
