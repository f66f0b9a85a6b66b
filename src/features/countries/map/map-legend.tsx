import { cn } from '#src/first-screen/cn.ts';
import { nounFor } from '#src/lib/words.ts';
import type { MapCountry } from './map-country.ts';
import { legendOf, lines } from './map-scale.ts';

/** What the colours mean, and how many countries have each. */
export function MapLegend({ countries, className }: { countries: MapCountry[]; className?: string }) {
  return (
    <ul
      data-slot="status-legend"
      aria-label="Legend"
      className={cn('flex flex-wrap gap-x-3 gap-y-1 text-xs', className)}
    >
      {legendOf(countries.map(({ share }) => share)).map(({ label, swatch, count }) => (
        <li key={label} className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className={cn('h-3 w-4.5 rounded-sm border', lines.swatch, swatch)} />
          {label}
          <span data-tabular className="text-muted-foreground">
            {count}
            <span className="sr-only"> {nounFor(count, 'country', 'countries')}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
