import { Link } from '@tanstack/react-router';
import Pin from 'lucide-react/icons/pin';
import { memo } from 'react';
import type { CountryResult, RankedResult, Results } from '#generated/model/index.ts';
import { Change } from '#src/components/results/change.tsx';
import { CountryMaking } from '#src/components/results/country-making.tsx';
import { TableCell, TableRow } from '#src/components/ui/table.tsx';
import { cn } from '#src/first-screen/cn.ts';
import { keepEdition } from '#src/lib/edition-address.ts';
import { type FigureColumn, figureIn, total } from '#src/lib/results/figures.ts';
import { CountryLinks } from './country-links.tsx';
import { FigureButton } from './figure-button.tsx';
import { useResultsSearch } from './use-results-search.ts';

type ResultRowProps = {
  country: CountryResult;
  isPinned: boolean;
  results: Results;
  milestones: FigureColumn[];
  rowIndex: number;
};

/** A country: its place, score and change, then each milestone; every figure can be asked. */
export const ResultRow = memo(function ResultRow(props: ResultRowProps) {
  const { country, isPinned, results, milestones, rowIndex } = props;
  const { search } = useResultsSearch();
  const { Rank, Comparison } = country.Total;
  const cell = (column: FigureColumn) => {
    const figure = figureIn<RankedResult>(country, column.at);
    return (
      <TableCell key={column.sort} className={cn(column.at >= 0 && 'px-1.5')}>
        <FigureButton
          subject={country.CountryName}
          column={column}
          figure={figure}
          change={column.at < 0 ? null : figure.Comparison.Change}
          making={
            <CountryMaking
              country={country}
              column={column}
              results={results}
              equalIndicators={search.equalIndicators}
              links={<CountryLinks country={country} column={column} results={results} />}
            />
          }
        />
      </TableCell>
    );
  };
  return (
    <TableRow aria-rowindex={rowIndex} className={cn('h-16 break-inside-avoid', isPinned && 'bg-accent/40')}>
      <th
        scope="row"
        className={cn(
          'sticky left-0 z-[1] border-b bg-card group-hover/row:bg-[color-mix(in_oklab,var(--accent)_60%,var(--card))] px-3 py-1 text-left align-middle font-normal group-last/row:border-b-0',
          isPinned && 'bg-[color-mix(in_oklab,var(--accent)_40%,var(--card))]',
        )}
      >
        <CountryName country={country} isPinned={isPinned} />
      </th>
      <TableCell numeric data-tabular className="text-base max-sm:hidden">
        {Rank ?? <NotRanked isRated={country.Total.Score !== null} />}
      </TableCell>
      {cell(total)}
      <TableCell numeric>
        <Change change={Comparison.Change} />
        {Comparison.Change !== null && (
          <span className="block text-xs text-muted-foreground">on {Comparison.Indicators}</span>
        )}
      </TableCell>
      {milestones.map(cell)}
    </TableRow>
  );
});

function CountryName({
  country: { CountryId, CountryName: name, Region, Total },
  isPinned,
}: Pick<ResultRowProps, 'country' | 'isPinned'>) {
  const { search, change } = useResultsSearch();
  const toggle = () =>
    change({ pinned: isPinned ? search.pinned.filter((id) => id !== CountryId) : [...search.pinned, CountryId] });
  return (
    <span className="flex items-center gap-1">
      <span className="min-w-0 flex-1">
        <Link
          to="/countries/$countryId"
          params={{ countryId: `${CountryId}` }}
          search={keepEdition}
          preloadDelay={150}
          title={name}
          data-target="close"
          // On a phone the whole cell is the link's, but for the pin.
          className="line-clamp-2 rounded-sm font-medium hover:underline phone:after:absolute phone:after:inset-0"
        >
          {name}
        </Link>
        <span className="block truncate text-xs text-muted-foreground">
          {Total.Rank !== null && <span className="sm:hidden">Rank {Total.Rank}</span>}
          <span className={cn(Total.Rank !== null && 'max-sm:hidden')}>{Region}</span>
        </span>
      </span>
      <button
        type="button"
        aria-pressed={isPinned}
        aria-label={`Pin ${name}`}
        title={isPinned ? 'Take off the top' : 'Keep on top'}
        onClick={toggle}
        data-print="hide"
        className={cn(
          'relative z-1 grid size-7 shrink-0 place-items-center rounded-sm text-muted-foreground hover:bg-accent hover:text-foreground',
          isPinned
            ? 'text-primary'
            : 'opacity-0 group-hover/row:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-60',
        )}
      >
        <Pin aria-hidden="true" className={cn('size-4', isPinned && 'fill-current')} />
      </button>
    </span>
  );
}

const NotRanked = ({ isRated }: { isRated: boolean }) => (
  <span className="text-xs whitespace-nowrap text-muted-foreground">{isRated ? 'Not ranked' : '–'}</span>
);
