import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { cn } from '#src/first-screen/cn.ts';
import { keepEdition } from '#src/lib/edition-address.ts';
import type { MapCountry } from './map-country.ts';
import { lines, stepOf } from './map-scale.ts';
import { outlines, places } from './shapes.ts';

type MapCountryLinkProps = { country: MapCountry; isTabStop: boolean };

/**
 * A country that leads to its page: its outline, or a dot that keeps its size where nobody could
 * see or hit the outline.
 */
export const MapCountryLink = memo(function MapCountryLink({ country, isTabStop }: MapCountryLinkProps) {
  const { id, code, name, share, words } = country;
  const { fill } = stepOf(share);
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
        <path d={outline} strokeWidth="0.75" vectorEffect="non-scaling-stroke" strokeLinejoin="round" />
      ) : (
        <Dot at={places[code] ?? [0, 0]} />
      )}
    </Link>
  );
});

/**
 * Two strokes of no length: their width does not grow with the map. The outer one, unseen, is
 * easier to hit.
 */
function Dot({ at: [x, y] }: { at: [x: number, y: number] }) {
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
      <circle cx={x} cy={y} r="7" strokeWidth="1" vectorEffect="non-scaling-stroke" />
    </>
  );
}
