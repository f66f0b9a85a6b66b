import { Link } from '@tanstack/react-router';
import { useListReportEditions } from '#generated/hooks/editions/editions.ts';
import type { Results } from '#generated/model/index.ts';
import { currentEdition } from '#rules/current-edition.ts';
import { CountryMaking } from '#src/components/results/country-making.tsx';
import { MeanMaking } from '#src/components/results/mean-making.tsx';
import { Popover, PopoverAnchor, PopoverContent } from '#src/components/ui/popover.tsx';
import { type FigureColumn, total } from '#src/lib/results/figures.ts';
import type { GridColumn } from './columns.ts';
import { type GridCell, totalAt } from './grid/grid-state.ts';
import { countriesOf, type Totals } from './totals.ts';

type AskedFigureProps = {
  totals: Totals;
  results: Results;
  cell: GridCell;
  /** Where the cell lies; unknown where nothing is laid out. */
  place: DOMRect | undefined;
  onClose: () => void;
};

/** How a total of the grid is made: a dialog at its cell. */
export function AskedFigure({ totals, results, cell: { line, column }, place, onClose }: AskedFigureProps) {
  const figure = totals.lines[totalAt(line)] ?? total;
  return (
    <Popover open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <PopoverAnchor
        virtualRef={{ current: { getBoundingClientRect: () => place ?? document.body.getBoundingClientRect() } }}
      />
      <PopoverContent
        aria-label={`How is this made? ${column.name}, ${figure.title}`}
        className="w-88"
        onCloseAutoFocus={(event) => event.preventDefault()}
      >
        <MakingOf column={column} figure={figure} results={results} completedOnly={totals.completedOnly} />
      </PopoverContent>
    </Popover>
  );
}

type MakingProps = { column: GridColumn; figure: FigureColumn; results: Results; completedOnly: boolean };

function MakingOf({ column, figure, results, completedOnly }: MakingProps) {
  const editions = useListReportEditions().data ?? [];
  const edition = results.Edition.Id === currentEdition(editions)?.Id ? {} : { edition: results.Edition.Id };
  // where it leads, the same ratings count
  const counting = completedOnly && { completedOnly };
  if (column.kind === 'mean') {
    const region = results.Regions.find(({ Region }) => Region === column.region);
    if (!region) return <p>No country of {column.region} is in the latest edition.</p>;
    return (
      <MeanMaking
        row={{ name: column.name, count: region.CountryIds.length, result: region }}
        column={figure}
        links={
          <Link to="/results" search={{ ...edition, ...counting, region: [column.region] }}>
            The countries of {column.region}
          </Link>
        }
      />
    );
  }
  const country = countriesOf(results).get(column.countryId);
  if (!country) return <p>{column.name} is not in the latest edition.</p>;
  const params = { countryId: `${country.CountryId}` };
  const milestones = figure.milestoneId ? { milestones: [figure.milestoneId] } : {};
  return (
    <CountryMaking
      country={country}
      column={figure}
      results={results}
      links={
        <>
          <Link to="/countries/$countryId" params={params} search={{ ...edition, ...milestones }}>
            The ratings
          </Link>
          <Link
            to="/countries/$countryId"
            params={params}
            search={{ ...edition, ...counting, tab: 'results' as const }}
          >
            Its profile
          </Link>
        </>
      }
    />
  );
}
