import { type FocusEvent, type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { useFollowedLink } from '#src/components/use-followed-link.ts';
import { isDirection, type MapCountry, middleOf, neighbour } from './map-country.ts';
import { MapCountryLink } from './map-country-link.tsx';
import { MapLand } from './map-land.tsx';
import { MapPointer } from './map-pointer.tsx';
import { mapSize } from './shapes.ts';

type WorldMapProps = { title: string; countries: MapCountry[] };

/**
 * One tab stop: arrows go to the nearest country in their direction, Home and End to the first and
 * last of the list.
 */
export function WorldMap({ title, countries }: WorldMapProps) {
  const map = useRef<SVGSVGElement>(null);
  const handleClick = useFollowedLink(map);
  const frame = useRef<HTMLElement>(null);
  const [stop, setStop] = useState<number>();
  const [pointedId, setPointedId] = useState<number>();
  const pointed = countries.find(({ id }) => id === pointedId);
  const tabStop = countries.find(({ id }) => id === stop) ?? countries[0];

  const middle = middleOf(countries);
  // Where the map is wider than the screen, it opens on the countries that are shown, and land at
  // both edges tells that it goes on.
  useLayoutEffect(() => {
    if (frame.current) frame.current.scrollLeft = middle * frame.current.scrollWidth - frame.current.clientWidth / 2;
  }, [middle]);

  const go = (to: MapCountry | undefined) =>
    map.current?.querySelector<SVGElement>(`[data-country="${to?.id}"]`)?.focus();
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setPointedId(undefined);
    const from = countries.find(({ id }) => id === idAt(event));
    if (!from || event.altKey || event.ctrlKey || event.metaKey) return;
    if (isDirection(event.key)) go(neighbour(from, event.key, countries));
    else if (event.key === 'Home') go(countries[0]);
    else if (event.key === 'End') go(countries.at(-1));
    else return;
    event.preventDefault();
  };

  return (
    <section ref={frame} aria-label={`World map: ${title}`} className="mt-3 overflow-x-auto">
      <div className="relative min-w-180">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: events bubble from its links. */}
        <svg
          ref={map}
          role="presentation"
          viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
          className="block h-auto w-full"
          onClickCapture={handleClick}
          onKeyDown={handleKey}
          onPointerOver={(event) => setPointedId(idAt(event))}
          onPointerLeave={() => setPointedId(undefined)}
          onFocus={(event) => {
            setStop(idAt(event));
            setPointedId(idAt(event));
          }}
          onBlur={() => setPointedId(undefined)}
        >
          <MapLand />
          {countries.map((country) => (
            <MapCountryLink key={country.id} country={country} isTabStop={country === tabStop} />
          ))}
          {pointed && <MapPointer.Outline country={pointed} />}
        </svg>
        {pointed && <MapPointer.Words country={pointed} />}
      </div>
    </section>
  );
}

/** The country that an event happened on. */
function idAt({ target }: KeyboardEvent | PointerEvent | FocusEvent): number | undefined {
  const id = (target as Element).closest('[data-country]')?.getAttribute('data-country');
  return id ? Number(id) : undefined;
}
