import type { MouseEvent } from 'react';

/**
 * Was it a finger that pressed? It has no focus to lose, and a text field that took it would bring
 * up the keyboard.
 */
export const isTouch = ({ nativeEvent }: MouseEvent): boolean =>
  'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
