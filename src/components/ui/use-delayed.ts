import { useEffect, useState } from 'react';

/**
 * What is loading shows itself only when it takes longer than this, in milliseconds. Same as
 * `--delay-loading` of the tokens.
 */
export const LOADING_DELAY_MS = 150;

/**
 * True once `active` has been true for `delay` milliseconds without a break; false at once when it
 * ends.
 */
export function useDelayed(active: boolean, delay = LOADING_DELAY_MS): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setElapsed(true), delay);
    return () => {
      clearTimeout(timer);
      setElapsed(false);
    };
  }, [active, delay]);
  return active && elapsed;
}
