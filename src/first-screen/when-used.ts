import { isOffline } from '#src/lib/offline.ts';

/**
 * By then what the first screen does without comes unasked: long after that screen, on slow lines
 * too, in milliseconds.
 */
const UNASKED_MS = 10_000;
/** Marks the first key or press: what was fetched from then on was not for the first screen. */
export const USED = 'used';
const SIGNS = ['pointerdown', 'keydown'];
/** Before anything on the page can stop the event. */
const FIRST = { capture: true };

/**
 * Calls `prepare` once: at the first key or press, as soon as what that changes is painted, or
 * where nobody touches the page after ten seconds, or sooner after `atLatest` milliseconds; without
 * a connection only when it is back. Returns how to call it off.
 */
export function whenUsed(prepare: () => void, atLatest = UNASKED_MS): () => void {
  let isOff = false;
  const unhear = () => {
    clearTimeout(timer);
    for (const type of [...SIGNS, 'online']) globalThis.removeEventListener(type, once, FIRST);
  };
  const come = () => void (isOff || prepare());
  const once = (sign?: Event) => {
    unhear();
    performance.mark(USED);
    if (isOffline()) globalThis.addEventListener('online', once, FIRST);
    else if (sign && sign.type !== 'online') requestAnimationFrame(() => setTimeout(come));
    else prepare();
  };
  const timer = setTimeout(() => once(), Math.min(atLatest, UNASKED_MS));
  for (const type of SIGNS) globalThis.addEventListener(type, once, FIRST);
  return () => {
    isOff = true;
    unhear();
  };
}
