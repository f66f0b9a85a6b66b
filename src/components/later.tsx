import { type ReactNode, useDeferredValue } from 'react';

interface LaterProps {
  /** Classes of what stands there meanwhile; at least as high, or the way back loses its place. */
  room: string;
  children: ReactNode;
}

/** Draws what is below the first screen in a step of its own that input may interrupt. */
export function Later({ room, children }: LaterProps) {
  const isDrawn = useDeferredValue(true, false);
  return isDrawn ? children : <div className={room} />;
}
