import type { CSSProperties } from 'react';
import { cn } from '#src/first-screen/cn.ts';
import type { Box } from './map-box.ts';
import type { MapCountry } from './map-country.ts';
import { outlines, places } from './shapes.ts';

type Pointed = { country: MapCountry };

/** The line around the country that is pointed at or has the focus, above its neighbours. */
function Outline({ country: { code } }: Pointed) {
  const [x = 0, y = 0] = places[code] ?? [];
  const line = {
    'aria-hidden': true,
    vectorEffect: 'non-scaling-stroke',
    strokeWidth: 2.5,
    strokeLinejoin: 'round',
    className: 'pointer-events-none fill-none stroke-ring',
  } as const;
  return outlines[code] ? (
    <path d={outlines[code]} {...line} />
  ) : (
    <circle cx={x} cy={y} {...line} className={`${line.className} [r:calc(13px/var(--map-zoom,1))]`} />
  );
}

/**
 * Tooltip with name and figures: beside the country, or below a map that is wider than the screen.
 * Screen readers get the same as the name of the link.
 */
function Tooltip({ country: { code, name, words }, box }: Pointed & { box: Box }) {
  const [x = 0, y = 0] = places[code] ?? [];
  const [left, top] = [(x - box.x) / box.width, (y - box.y) / box.height];
  return (
    <div
      aria-hidden="true"
      data-slot="map-tooltip"
      className={cn(
        'pointer-events-none z-10 w-max max-w-64 rounded-md bg-foreground px-2 py-1 text-xs text-background shadow-md',
        'max-md:sticky max-md:left-0 md:absolute md:top-(--y) md:left-(--x)',
        left > 0.75 ? 'md:-translate-x-[calc(100%+0.75rem)]' : 'md:translate-x-3',
        top < 0.15 ? 'md:translate-y-2' : 'md:-translate-y-[calc(100%+0.5rem)]',
      )}
      style={{ '--x': `${left * 100}%`, '--y': `${top * 100}%` } as CSSProperties}
    >
      <p className="font-semibold">{name}</p>
      <p data-tabular>{words}</p>
    </div>
  );
}

export const MapPointer = { Outline, Tooltip };
