import type { MouseEvent } from 'react';

/**
 * Does a press on a link stay within the application? Others (new tab, new window) are the
 * browser's.
 */
export const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
