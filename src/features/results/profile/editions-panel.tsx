import type { CountryResults, EditionResult } from '#generated/model/index.ts';
import { ChartPanel } from '#src/components/chart-panel.tsx';
import { Table, TableBody, TableCell, TableHeader, TableRow, tableCellClasses } from '#src/components/ui/table.tsx';
import { TableHead } from '#src/components/ui/table-head.tsx';
import { cn } from '#src/first-screen/cn.ts';
import { formatScore, isFull } from '#src/lib/results/figures.ts';
import { formatNumber } from '#src/lib/words.ts';

/** The country's score in each edition, by itself. */
export const EditionsPanel = ({ profile: { Editions } }: { profile: CountryResults }) => (
  <ChartPanel
    title="All editions"
    chart={<EditionsChart editions={Editions} />}
    table={<EditionsTable editions={Editions} />}
  />
);

/** Columns from 0 to 100 percent, in outline where less than half is rated. */
function EditionsChart({ editions }: { editions: EditionResult[] }) {
  const words = editions.map(({ Edition, Score }) => `${Edition.Name} ${formatScore(Score)}`).join(', ');
  return (
    <figure className="m-0">
      <div role="img" aria-label={words} className="flex h-64 items-end gap-3 border-b">
        {editions.map((edition) => (
          <div key={edition.Edition.Id} className="flex h-full min-w-0 flex-1 flex-col justify-end">
            <span data-tabular className="mb-1 text-center text-xs font-medium">
              {formatScore(edition.Score)}
            </span>
            <span
              data-slot="chart-mark"
              className={cn(
                'mx-auto w-full max-w-12 rounded-t-sm border border-b-0 border-primary',
                isFull(edition) ? 'bg-primary' : 'border-dashed',
              )}
              style={{ height: `${(edition.Score ?? 0) * 0.82}%` }}
            />
          </div>
        ))}
      </div>
      <div aria-hidden="true" className="mt-1 flex gap-3 text-xs text-muted-foreground">
        {editions.map(({ Edition }) => (
          <span key={Edition.Id} title={Edition.Name} className="min-w-0 flex-1 truncate text-center">
            {Edition.EndDate?.slice(0, 4) ?? Edition.Name}
          </span>
        ))}
      </div>
    </figure>
  );
}

const EditionsTable = ({ editions }: { editions: EditionResult[] }) => (
  <Table>
    <TableHeader>
      <TableRow>
        <TableHead>Edition</TableHead>
        <TableHead numeric>Score</TableHead>
        <TableHead numeric>Rated</TableHead>
      </TableRow>
    </TableHeader>
    <TableBody>
      {editions.map(({ Edition, Score, Rated, Indicators }) => (
        <TableRow key={Edition.Id}>
          <th scope="row" className={cn(tableCellClasses, 'text-left font-medium')}>
            {Edition.Name}
          </th>
          <TableCell numeric>{formatScore(Score)}</TableCell>
          <TableCell numeric>
            {formatNumber(Rated)} of {formatNumber(Indicators)}
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
