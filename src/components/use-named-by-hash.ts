import { type RefObject, useEffect, useRef } from 'react';
import { useComesBack } from './use-comes-back.ts';

/**
 * For a part of a page that links name by its id. The router looks for it once, when the heading is
 * drawn, and finds nothing yet: it is brought into view when it comes. The way back has its place.
 */
export function useNamedByHash<Part extends HTMLElement>(id: string): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const isReturn = useComesBack();
  useEffect(() => {
    if (!isReturn && location.hash === `#${id}`) part.current?.scrollIntoView();
  }, [id, isReturn]);
  return part;
}
