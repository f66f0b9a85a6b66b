/** What Tab stops at, and what it may. */
const stops = () =>
  [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')].filter(
    ({ tabIndex }) => tabIndex >= 0,
  );
const comesBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/**
 * Remembers what Tab reaches before the end of a list. Returns what moves the focus from that end
 * to the first stop that has come between, if any has.
 */
export function goOnFrom(end: HTMLElement): () => void {
  const before = stops().findLast((one) => comesBefore(one, end));
  const isThere = () => end.contains(document.activeElement);
  return () => {
    if (!before?.isConnected || (!isThere() && document.activeElement !== document.body)) return;
    for (const one of stops()) {
      if (!comesBefore(before, one) || !comesBefore(one, end)) continue;
      one.focus();
      if (document.activeElement === one) return;
    }
    // The button goes with the last page.
    if (!isThere()) end.focus({ preventScroll: true });
    end.scrollIntoView({ block: 'nearest' });
  };
}
