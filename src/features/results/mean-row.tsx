import { memo } from 'react';
import type { Mean, Results } from '#generated/model/index.ts';
import { Change } from '#src/components/results/change.tsx';
import { MeanMaking } from '#src/components/results/mean-making.tsx';
import { TableCell, TableRow } from '#src/components/ui/table.tsx';
import { cn } from '#src/first-screen/cn.ts';
import { type FigureColumn, figureIn, total } from '#src/lib/results/figures.ts';
import { counted } from '#src/lib/words.ts';
import { FigureButton } from './figure-button.tsx';
import { RegionLink } from './region-link.tsx';
import type { ResultRow } from './shown-results.ts';
import { useAskedFigure } from './use-asked-figure.tsx';

type MeanRowProps = {
  row: Extract<ResultRow, { kind: 'mean' }>;
  results: Results;
  milestones: FigureColumn[];
  rowIndex: number;
};

/** The mean of all countries, or of those of a region. */
export const MeanRow = memo(function MeanRow({ row, milestones, rowIndex }: MeanRowProps) {
  const { name, count, result } = row;
  const { figureOf, popover } = useAskedFigure(name, (column) => (
    <MeanMaking row={row} column={column} links={row.region && <RegionLink region={row.region} />} />
  ));
  const { Change: change, ComparedCountries } = result.Total;
  const cell = (column: FigureColumn) => (
    <TableCell key={column.sort} className={cn(column.at >= 0 && 'px-1.5')}>
      <FigureButton
        {...figureOf(column)}
        figure={figureIn<Mean>(result, column.at)}
        change={column.at < 0 ? null : figureIn<Mean>(result, column.at).Change}
      />
    </TableCell>
  );
  return (
    <TableRow aria-rowindex={rowIndex} className="h-16 bg-muted/50 hover:bg-muted/50">
      <th
        scope="row"
        className="sticky left-0 z-[1] border-b bg-[color-mix(in_oklab,var(--muted)_50%,var(--card))] px-3 py-1 text-left align-middle"
      >
        <span className="block font-semibold">{name}</span>
        <span className="block text-xs font-normal text-muted-foreground">
          Mean of {counted(count, 'country', 'countries')}
        </span>
      </th>
      <TableCell className="max-sm:hidden" />
      {cell(total)}
      <TableCell numeric>
        <Change change={change} />
        {change !== null && (
          <span className="block text-xs whitespace-nowrap text-muted-foreground">
            of {counted(ComparedCountries, 'country', 'countries')}
          </span>
        )}
      </TableCell>
      {milestones.map(cell)}
      {popover}
    </TableRow>
  );
});
