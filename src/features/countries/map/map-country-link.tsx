import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { cn } from '#src/first-screen/cn.ts';
import { keepEdition } from '#src/lib/edition-address.ts';
import type { MapCountry } from './map-country.ts';
import { lines } from './map-scale.ts';
import { outlines, places } from './shapes.ts';

type MapCountryLinkProps = { country: MapCountry; isTabStop: boolean };

/**
 * A country that leads to its page: its outline, or a dot that keeps its size where nobody could
 * see or hit the outline.
 */
export const MapCountryLink = memo(function MapCountryLink({ country, isTabStop }: MapCountryLinkProps) {
  const { id, code, name, fill, isPartial, words } = country;
  const outline = outlines[code];
  return (
    <Link
      to="/countries/$countryId"
      params={{ countryId: `${id}` }}
      search={keepEdition}
      preloadDelay={150}
      data-country={id}
      aria-label={`${name}: ${words}`}
      tabIndex={isTabStop ? 0 : -1}
      className={cn('outline-none', fill, outline ? lines.outline : lines.dot)}
    >
      {outline ? (
        <path
          d={outline}
          strokeWidth={isPartial ? '1.5' : '0.75'}
          strokeDasharray={isPartial ? '2 2' : undefined}
          vectorEffect="non-scaling-stroke"
          strokeLinejoin="round"
        />
      ) : (
        <Dot at={places[code] ?? [0, 0]} isPartial={isPartial} />
      )}
    </Link>
  );
});

/**
 * A dot that keeps its size as the map is zoomed, and around it an unseen stroke of no length,
 * which is easier to hit.
 */
function Dot({ at: [x, y], isPartial }: { at: [x: number, y: number]; isPartial: boolean }) {
  const d = `M${x} ${y}h0`;
  return (
    <>
      <path
        d={d}
        className="stroke-current text-transparent"
        strokeWidth="16"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
      <circle
        cx={x}
        cy={y}
        strokeWidth={isPartial ? '1.5' : '1'}
        strokeDasharray={isPartial ? '2 2' : undefined}
        vectorEffect="non-scaling-stroke"
        className="[r:calc(7px/var(--map-zoom,1))]"
      />
    </>
  );
}
