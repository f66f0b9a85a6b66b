import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useFollowedLink } from '#src/components/use-followed-link.ts';
import { type Box, isIn, viewBoxOf, world, zoomOf } from './map-box.ts';
import { isDirection, type MapCountry, middleOf, neighbour } from './map-country.ts';
import { MapCountryLink } from './map-country-link.tsx';
import { MapLand } from './map-land.tsx';
import { MapPointer } from './map-pointer.tsx';
import { useGlide } from './use-glide.ts';

type WorldMapProps = {
  title: string;
  countries: MapCountry[];
  /** The part of the world that is shown. */
  box: Box;
  /** Back to the world. */
  onLeave: () => void;
};

/**
 * One tab stop: arrows go to the nearest country in their direction, Home and End to the first and
 * last of the list; of a region, among those that are in view.
 */
export function WorldMap({ title, countries, box, onLeave }: WorldMapProps) {
  const map = useRef<SVGSVGElement>(null);
  const handleClick = useFollowedLink(map);
  const frame = useRef<HTMLElement>(null);
  const [stop, setStop] = useState<number>();
  const [pointedId, setPointedId] = useState<number>();
  const pointed = countries.find(({ id }) => id === pointedId);
  const inView = countries.filter(({ code }) => isIn(box, code));
  const tabStop = inView.find(({ id }) => id === stop) ?? inView[0];
  useGlide(map, box);

  // A region lies in the middle of its box.
  const middle = box === world ? middleOf(countries) : 0.5;
  // Where the map is wider than the screen, it opens on the countries that are shown, and land at
  // both edges tells that it goes on.
  useLayoutEffect(() => {
    if (frame.current) frame.current.scrollLeft = middle * frame.current.scrollWidth - frame.current.clientWidth / 2;
  }, [middle]);

  const go = (to: MapCountry | undefined) =>
    map.current?.querySelector<SVGElement>(`[data-country="${to?.id}"]`)?.focus();
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      setPointedId(undefined);
      if (box !== world) onLeave();
      return;
    }
    const from = countries.find(({ id }) => id === idAt(event));
    if (!from || event.altKey || event.ctrlKey || event.metaKey) return;
    if (isDirection(event.key)) go(neighbour(from, event.key, inView));
    else if (event.key === 'Home') go(inView[0]);
    else if (event.key === 'End') go(inView.at(-1));
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
          viewBox={viewBoxOf(box)}
          style={{ '--map-zoom': zoomOf(box) } as CSSProperties}
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
        {pointed && <MapPointer.Tooltip country={pointed} box={box} />}
      </div>
    </section>
  );
}

/** The country that an event happened on. */
function idAt({ target }: KeyboardEvent | PointerEvent | FocusEvent): number | undefined {
  const id = (target as Element).closest('[data-country]')?.getAttribute('data-country');
  return id ? Number(id) : undefined;
}
