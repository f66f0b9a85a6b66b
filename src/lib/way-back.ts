import type { RouterHistory } from '@tanstack/react-router';

let isBack = false;

/**
 * Whether the page shown was come to by the browser's Back or Forward: it is to find its place, for
 * which it has to be as high as it was.
 */
export const isWayBack = (): boolean => isBack;

/** A page that writes its address anew is come to as it was before. */
export function watchWayBack(history: RouterHistory): void {
  history.subscribe(({ action: { type } }) => {
    if (type !== 'REPLACE') isBack = type !== 'PUSH';
  });
}
