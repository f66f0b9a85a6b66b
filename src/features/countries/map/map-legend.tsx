import { cn } from '#src/first-screen/cn.ts';
import { nounFor } from '#src/lib/words.ts';
import type { MapCountry } from './map-country.ts';
import { lines, type Steps } from './map-scale.ts';

type MapLegendProps = {
  countries: readonly MapCountry[];
  steps: Steps;
  /** The classes that are left, by their places; none = all. */
  chosen: readonly number[];
  onChoose: (classes: number[]) => void;
};

/**
 * What the colours mean, and how many countries have each; a press leaves the countries of that
 * class, another press all.
 */
export function MapLegend({ countries, steps, chosen, onChoose }: MapLegendProps) {
  const counts = Map.groupBy(countries, ({ step }) => step);
  const shown = steps
    .map((step, at) => ({ ...step, at, count: counts.get(at)?.length ?? 0 }))
    .filter(({ at, count }) => at > 0 || count > 0);
  return (
    <ul data-slot="status-legend" aria-label="Legend" className="flex flex-wrap gap-x-1 gap-y-1 text-xs">
      {shown.map(({ label, swatch, at, count }) => {
        const isChosen = chosen.includes(at);
        return (
          <li key={label}>
            <button
              type="button"
              aria-pressed={isChosen}
              title={isChosen ? 'Show the other classes too' : 'Show this class alone'}
              onClick={() => onChoose(isChosen ? chosen.filter((one) => one !== at) : [...chosen, at])}
              className={cn(
                'inline-flex min-h-6 items-center gap-1.5 rounded-sm border border-transparent px-1.5 hover:bg-accent pointer-coarse:min-h-11',
                isChosen && 'border-primary bg-accent font-semibold forced-colors:border-[Highlight]',
                chosen.length > 0 && !isChosen && 'text-muted-foreground',
              )}
            >
              <span
                aria-hidden="true"
                className={cn(
                  'h-3 w-4.5 rounded-sm border forced-color-adjust-none [print-color-adjust:exact]',
                  lines.swatch,
                  swatch,
                )}
              />
              {label}{' '}
              <span data-tabular className="font-normal text-muted-foreground">
                {count}
                <span className="sr-only"> {nounFor(count, 'country', 'countries')}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
