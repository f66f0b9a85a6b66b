import { useElementScrollRestoration } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * Is this the way back to a page that was left further down? Then all of it is drawn at once, for
 * its place can be found only in its full height.
 */
export function useComesBack(): boolean {
  const left = useElementScrollRestoration({ getElement: () => window });
  return useState(left !== undefined && left.scrollY > 0)[0];
}
