import { Link } from '@tanstack/react-router';
import { useListReportEditions } from '#generated/hooks/editions/editions.ts';
import { currentEdition } from '#rules/current-edition.ts';
import { type CellPlace, pagesOf } from './cell-pages.ts';
import type { Matrix } from './matrix.ts';

type CellLinksProps = { matrix: Matrix; place: CellPlace; ref: React.Ref<HTMLElement>; onLeave: () => void };

/** From a cell to its rating in each edition: one for the grid, as links in cells would cost. */
export function CellLinks({ matrix, place, ref, onLeave }: CellLinksProps) {
  const { data: editions = [] } = useListReportEditions();
  const current = currentEdition(editions)?.Id;
  const pages = pagesOf(matrix, place);
  if (pages.length === 0) return null;
  const name = `${matrix.columns[place.column]?.Name}, ${matrix.rows[place.row]?.IndicatorOrderNumber}`;
  const [latest] = matrix.comparison.Editions;
  return (
    <nav ref={ref} aria-label={`Rating of ${name}`} className="flex shrink-0 items-center gap-x-3 text-sm">
      <span aria-hidden="true" className="max-w-60 truncate text-muted-foreground max-sm:hidden">
        Open {name} in
      </span>
      {pages.map(({ editionId, editionName, countryId, indicatorId }) => (
        <Link
          key={editionId}
          onKeyDown={({ key }) => key === 'Escape' && onLeave()}
          to="/countries/$countryId/indicator/$indicatorId"
          params={{ countryId: `${countryId}`, indicatorId: `${indicatorId}` }}
          search={editionId === current ? {} : { edition: editionId }}
          className="inline-flex min-h-6 items-center rounded-sm text-primary underline-offset-4 hover:underline max-sm:h-11 max-sm:px-1 max-sm:focus-visible:-outline-offset-2"
        >
          <span className="sm:hidden">
            {matrix.isPaired ? (editionId === latest?.Id ? 'Latest' : 'Previous') : 'Open'}
            <span className="sr-only">: </span>
          </span>
          <span className="max-sm:sr-only">{editionName}</span>
        </Link>
      ))}
    </nav>
  );
}
