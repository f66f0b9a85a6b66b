import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Box, viewBoxOf } from './map-box.ts';

const GLIDE_MS = 350;

/** Moves the map to another part of the world; at once where motion is to be reduced. */
export function useGlide(map: RefObject<SVGSVGElement | null>, to: Box): void {
  const shown = useRef(to);
  useLayoutEffect(() => {
    const from = shown.current;
    const show = (box: Box) => {
      shown.current = box;
      map.current?.setAttribute('viewBox', viewBoxOf(box));
    };
    if (viewBoxOf(from) === viewBoxOf(to) || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      show(to);
      return;
    }
    const start = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, (now - start) / GLIDE_MS);
      show(share === 1 ? to : between(from, to, 1 - (1 - share) ** 3));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    show(from);
    return () => cancelAnimationFrame(frame);
  }, [map, to]);
}

function between(from: Box, to: Box, share: number): Box {
  const at = (part: keyof Box) => from[part] + (to[part] - from[part]) * share;
  return { x: at('x'), y: at('y'), width: at('width'), height: at('height') };
}
