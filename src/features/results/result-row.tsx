import { Link } from '@tanstack/react-router';
import Pin from 'lucide-react/icons/pin';
import { memo } from 'react';
import type { CountryResult, RankedResult, Results } from '#generated/model/index.ts';
import { Change } from '#src/components/results/change.tsx';
import { CountryMaking } from '#src/components/results/country-making.tsx';
import { tableCellClasses, tableRowClasses } from '#src/components/ui/table.tsx';
import { cn } from '#src/first-screen/cn.ts';
import { keepEdition } from '#src/lib/edition-address.ts';
import { type FigureColumn, figureIn, total } from '#src/lib/results/figures.ts';
import { CountryLinks } from './country-links.tsx';
import { FigureButton } from './figure-button.tsx';
import { useAskedFigure } from './use-asked-figure.tsx';
import { useResultsSearch } from './use-results-search.ts';

type ResultRowProps = {
  country: CountryResult;
  isPinned: boolean;
  results: Results;
  milestones: FigureColumn[];
  rowIndex: number;
};

// Rows come by the dozen, so classes are joined once.
const head =
  'sticky left-0 z-[1] border-b bg-card group-hover/row:bg-[color-mix(in_oklab,var(--accent)_60%,var(--card))] px-3 py-1 text-left align-middle font-normal group-last/row:border-b-0';
const pin =
  'relative z-1 grid size-7 shrink-0 place-items-center rounded-sm text-muted-foreground hover:bg-accent hover:text-foreground';
const classes = {
  row: cn(tableRowClasses, 'h-16 break-inside-avoid'),
  pinnedRow: cn(tableRowClasses, 'h-16 break-inside-avoid bg-accent/40'),
  head,
  pinnedHead: cn(head, 'bg-[color-mix(in_oklab,var(--accent)_40%,var(--card))]'),
  rank: cn(tableCellClasses, 'text-right text-base max-sm:hidden'),
  change: cn(tableCellClasses, 'text-right'),
  milestone: cn(tableCellClasses, 'px-1.5'),
  pin: cn(pin, 'opacity-0 group-hover/row:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-60'),
  pinnedPin: cn(pin, 'text-primary'),
};

/** A country: its place, score and change, then each milestone; every figure can be asked. */
export const ResultRow = memo(function ResultRow(props: ResultRowProps) {
  const { country, isPinned, results, milestones, rowIndex } = props;
  const { Rank, Comparison } = country.Total;
  const { figureOf, popover } = useAskedFigure(country.CountryName, (column) => (
    <MakingOf country={country} column={column} results={results} />
  ));
  const cell = (column: FigureColumn) => {
    const figure = figureIn<RankedResult>(country, column.at);
    return (
      <td key={column.sort} className={column.at < 0 ? tableCellClasses : classes.milestone}>
        <FigureButton {...figureOf(column)} figure={figure} change={column.at < 0 ? null : figure.Comparison.Change} />
      </td>
    );
  };
  return (
    <tr aria-rowindex={rowIndex} className={isPinned ? classes.pinnedRow : classes.row}>
      <th scope="row" className={isPinned ? classes.pinnedHead : classes.head}>
        <CountryName country={country} isPinned={isPinned} />
      </th>
      <td data-tabular className={classes.rank}>
        {Rank ?? <NotRanked isRated={country.Total.Score !== null} />}
      </td>
      {cell(total)}
      <td className={classes.change}>
        <Change change={Comparison.Change} />
        {Comparison.Change !== null && (
          <span className="block text-xs text-muted-foreground">on {Comparison.Indicators}</span>
        )}
      </td>
      {milestones.map(cell)}
      {popover}
    </tr>
  );
});

type MakingOfProps = Pick<ResultRowProps, 'country' | 'results'> & { column: FigureColumn };

/** Asks the address only where it is shown, not once a row. */
function MakingOf({ country, column, results }: MakingOfProps) {
  const { search } = useResultsSearch();
  return (
    <CountryMaking
      country={country}
      column={column}
      results={results}
      equalIndicators={search.equalIndicators}
      links={<CountryLinks country={country} column={column} results={results} />}
    />
  );
}

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
          <span className={Total.Rank !== null ? 'max-sm:hidden' : undefined}>{Region}</span>
        </span>
      </span>
      <button
        type="button"
        aria-pressed={isPinned}
        aria-label={`Pin ${name}`}
        title={isPinned ? 'Take off the top' : 'Keep on top'}
        onClick={toggle}
        data-print="hide"
        className={isPinned ? classes.pinnedPin : classes.pin}
      >
        <Pin aria-hidden="true" className={isPinned ? 'size-4 fill-current' : 'size-4'} />
      </button>
    </span>
  );
}

const NotRanked = ({ isRated }: { isRated: boolean }) => (
  <span className="text-xs whitespace-nowrap text-muted-foreground">{isRated ? 'Not ranked' : '–'}</span>
);
