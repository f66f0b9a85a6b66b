import { useEffect } from 'react';

/** The bars of a browser that come and go are lower, every keyboard is higher; in CSS pixels. */
const KEYBOARD_PX = 120;
/**
 * A press takes the focus before it is a click: what it is meant for stays where it is until then.
 */
const AFTER_PRESS_MS = 500;

/**
 * Marks the document (`data-keyboard`) while the keyboard of a phone is raised for a field, and
 * says how much of the page lies behind it (`--keyboard-space`); touch.css makes room then. A
 * browser makes only what is visible smaller, or the whole page with it.
 */
export function useRaisedKeyboard(): void {
  useEffect(() => {
    const { visualViewport: view, document } = globalThis;
    if (!view) return;
    const root = document.documentElement;
    /** By width, so that a phone that is turned begins anew. */
    const tallest = new Map<number, number>();
    const look = () => {
      const [width, height] = [Math.round(view.width * view.scale), view.height * view.scale];
      const full = Math.max(tallest.get(width) ?? 0, height, root.clientHeight);
      tallest.set(width, full);
      const isRaised = full - height >= KEYBOARD_PX;
      root.toggleAttribute('data-keyboard', isRaised && isField(document.activeElement));
      const behind = Math.max(0, root.clientHeight - view.offsetTop - view.height);
      setSpace(isRaised && view.scale === 1 ? Math.round(behind) : 0);
    };
    const lookLater = () => setTimeout(look, AFTER_PRESS_MS);
    const listened = new AbortController();
    const { signal } = listened;
    view.addEventListener('resize', look, { signal });
    view.addEventListener('scroll', look, { signal });
    document.addEventListener('focusin', ({ target }) => isField(target) && look(), { signal });
    document.addEventListener('focusout', lookLater, { signal });
    look();
    return () => listened.abort();
  }, []);
}

/** Written only where it changes: all of the page is styled anew for it. */
function setSpace(px: number): void {
  const { style } = document.documentElement;
  const space = px === 0 ? '' : `${px}px`;
  if (style.getPropertyValue('--keyboard-space') !== space) style.setProperty('--keyboard-space', space);
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('textarea, input, [contenteditable]');
