import type { CSSProperties } from 'react';
import type { Mean, MeanResult, Results } from '#generated/model/index.ts';
import { MeanMaking } from '#src/components/results/mean-making.tsx';
import { Panel } from '#src/components/ui/panel.tsx';
import { Table, TableBody, TableHeader, TableRow, tableCellClasses } from '#src/components/ui/table.tsx';
import { TableHead } from '#src/components/ui/table-head.tsx';
import { TableRegion } from '#src/components/ui/table-region.tsx';
import { cn } from '#src/first-screen/cn.ts';
import { type FigureColumn, figureIn, milestoneColumns, total } from '#src/lib/results/figures.ts';
import { counted } from '#src/lib/words.ts';
import { FigureButton } from './figure-button.tsx';
import { RegionLink } from './region-link.tsx';
import { useAskedFigure } from './use-asked-figure.tsx';
import { useResultsSearch } from './use-results-search.ts';

/** The mean of each region and of all countries [B61]. */
export function RegionsPanel({ results }: { results: Results }) {
  const { search } = useResultsSearch();
  const columns = [total, ...milestoneColumns(results, search.milestones)];
  const { Countries, Regions, World } = results;
  const rows = [
    ...Regions.map((region) => ({
      ...{ name: region.Region, region: region.Region, count: region.CountryIds.length, result: region },
    })),
    { name: 'All countries', region: undefined, count: Countries.length, result: World },
  ];
  return (
    <Panel title="By region" flush className="h-full">
      <TableRegion label="By region, table" className="scroll-pl-36">
        <Table
          aria-label="By region"
          className="table-fixed min-w-[calc(9rem+var(--columns)*10.5rem)] phone:min-w-[calc(9rem+var(--columns)*12rem)] print:min-w-0!"
          style={{ '--columns': columns.length } as CSSProperties}
        >
          <TableHeader>
            <TableRow>
              <TableHead className="sticky left-0 z-20 w-36 bg-card">Region</TableHead>
              {columns.map(({ sort, title }) => (
                <TableHead key={sort} className="truncate" title={title}>
                  {title}
                </TableHead>
              ))}
            </TableRow>
          </TableHeader>
          <TableBody>
            {rows.map((row) => (
              <RegionRow key={row.name} row={row} columns={columns} />
            ))}
          </TableBody>
        </Table>
      </TableRegion>
    </Panel>
  );
}

type RegionRowProps = {
  row: { name: string; region: string | undefined; count: number; result: MeanResult };
  columns: FigureColumn[];
};

function RegionRow({ row, columns }: RegionRowProps) {
  const { figureOf, popover } = useAskedFigure(row.name, (column) => (
    <MeanMaking row={row} column={column} links={row.region && <RegionLink region={row.region} />} />
  ));
  return (
    <TableRow className="h-16">
      <th scope="row" className="sticky left-0 z-[1] border-b bg-card px-3 py-1 text-left group-last/row:border-b-0">
        <span className="block font-medium">{row.name}</span>
        <span className="block text-xs font-normal text-muted-foreground">
          {counted(row.count, 'country', 'countries')}
        </span>
      </th>
      {columns.map((column) => (
        <td key={column.sort} className={figureCell}>
          <FigureButton
            {...figureOf(column)}
            figure={figureIn<Mean>(row.result, column.at)}
            change={figureIn<Mean>(row.result, column.at).Change}
          />
        </td>
      ))}
      {popover}
    </TableRow>
  );
}

const figureCell = cn(tableCellClasses, 'px-2');
