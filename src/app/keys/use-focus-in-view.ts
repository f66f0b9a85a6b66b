import { useEffect } from 'react';

/** Room for the ring around what has the focus, in CSS pixels. */
const RING_PX = 4;

/**
 * Scrolls what gets the focus by a key sideways until all of it is seen (WCAG 2.4.11): a browser
 * takes 32 px for seen, and does not know that the columns that stay in place cover the others.
 */
export function useFocusInView(): void {
  useEffect(() => {
    const listened = new AbortController();
    document.addEventListener('focusin', ({ target }) => target instanceof HTMLElement && show(target), {
      signal: listened.signal,
    });
    return () => listened.abort();
  }, []);
}

function show(target: HTMLElement): void {
  if (!target.matches(':focus-visible')) return;
  for (let box = target.parentElement; box && box !== document.body; box = box.parentElement)
    if (box.scrollWidth > box.clientWidth && /auto|scroll/.test(getComputedStyle(box).overflowX)) scroll(box, target);
}

function scroll(box: HTMLElement, target: HTMLElement): void {
  const own = target.closest<HTMLElement>('tr > *, [role=row] > *');
  if (own && staysAt(own)) return;
  let left = box.getBoundingClientRect().left + box.clientLeft;
  let right = left + box.clientWidth;
  for (const cell of own?.parentElement?.children ?? []) {
    const side = cell instanceof HTMLElement && staysAt(cell);
    if (side === 'left') left = Math.max(left, cell.getBoundingClientRect().right);
    if (side === 'right') right = Math.min(right, cell.getBoundingClientRect().left);
  }
  const at = target.getBoundingClientRect();
  const before = left + RING_PX - at.left;
  const behind = at.right + RING_PX - right;
  // Of what is wider than the room the beginning is shown.
  if (before > 0) box.scrollLeft -= before;
  else if (behind > 0) box.scrollLeft += Math.min(behind, -before);
}

/** At which side of its row a cell stays while the row is scrolled. */
function staysAt(cell: HTMLElement): 'left' | 'right' | undefined {
  const { position, left, right } = getComputedStyle(cell);
  if (position !== 'sticky') return undefined;
  if (left !== 'auto') return 'left';
  return right === 'auto' ? undefined : 'right';
}
