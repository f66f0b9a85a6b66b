import { useEffect, useEffectEvent } from 'react';

type Close = () => void;

/**
 * The dialogs, popovers and menus that are open, the last opened last; undefined where Escape
 * closes it without our help.
 */
const overlays: { close: Close | undefined }[] = [];

/**
 * Says that an overlay is open for as long as it is, so that Escape is meant for it and not for a
 * notice that came later.
 */
export function useOpenOverlay(close: Close | undefined, isOpen = true): void {
  const closeNow = useEffectEvent(() => close?.());
  const closesItself = close === undefined;
  useEffect(() => {
    if (!isOpen) return;
    const own = { close: closesItself ? undefined : () => closeNow() };
    overlays.push(own);
    return () => void overlays.splice(overlays.indexOf(own), 1);
  }, [isOpen, closesItself]);
}

/**
 * Gives Escape to the overlay on top, which Radix asks only where no notice has come since; false =
 * none is open.
 */
export function escapeOverlay(event: KeyboardEvent): boolean {
  const top = overlays.at(-1);
  if (!top) return false;
  keepOpenForSearch(event);
  if (!event.defaultPrevented) top.close?.();
  return true;
}

/** The first Escape in a search box empties it; only the next one closes what is around it. */
export function keepOpenForSearch(event: KeyboardEvent): void {
  const { target } = event;
  if (target instanceof HTMLInputElement && target.type === 'search' && target.value) event.preventDefault();
}
