import { type ReactNode, useDeferredValue } from 'react';

interface LaterProps {
  /** Classes of what keeps the height meanwhile, so that the way back finds its place. */
  room: string;
  children: ReactNode;
}

/** Draws what is below the first screen in a step of its own, which gives way to keys. */
export function Later({ room, children }: LaterProps) {
  const isDrawn = useDeferredValue(true, false);
  return isDrawn ? children : <div className={room} />;
}
