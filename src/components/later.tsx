import { type ReactNode, useDeferredValue } from 'react';
import { isWayBack } from '#src/lib/way-back.ts';

interface LaterProps {
  /** Classes of what stands there meanwhile, about as high. */
  room: string;
  children: ReactNode;
}

/**
 * Draws what is below the first screen in a step of its own that input may interrupt. On the way
 * back at once, or the page would be too short for its place.
 */
export function Later({ room, children }: LaterProps) {
  const isDrawn = useDeferredValue(true, isWayBack());
  return isDrawn ? children : <div className={room} />;
}
