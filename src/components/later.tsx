import type { ReactNode } from 'react';
import { useComesBack } from './use-comes-back.ts';
import { useNextStep } from './use-next-step.ts';

interface LaterProps {
  /** Classes of what stands there meanwhile: about as high, or the scroll bar jumps. */
  room?: string;
  children: ReactNode;
}

/**
 * Draws what is below the first screen in a step of its own that input may interrupt; at once on
 * the way back to it.
 */
export function Later({ room, children }: LaterProps) {
  return useNextStep(useComesBack()) ? children : <div className={room} />;
}
