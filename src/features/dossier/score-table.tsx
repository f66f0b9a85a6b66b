import type { CountryResult, Results } from '#generated/model/index.ts';
import { Table, TableBody, TableCell, TableHeader, TableRow, tableCellClasses } from '#src/components/ui/table.tsx';
import { TableHead } from '#src/components/ui/table-head.tsx';
import { TableRegion } from '#src/components/ui/table-region.tsx';
import { cn } from '#src/first-screen/cn.ts';
import { formatChange, formatScore, isFull, rankedCount } from '#src/lib/results/figures.ts';
import { formatNumber } from '#src/lib/words.ts';

type ScoreTableProps = { results: Results; country: CountryResult };

/** The country's scores, beside the last edition, its region and its place there. */
export function ScoreTable({ results: { Milestones, Against, Countries, Regions }, country }: ScoreTableProps) {
  const region = Regions.find(({ Region }) => Region === country.Region);
  const inRegion = Countries.filter(({ Region }) => Region === country.Region);
  const rows = [
    ...Milestones.map(({ MilestoneId, OrderId, ShortName }, at) => ({
      key: `${MilestoneId}`,
      name: `${OrderId} ${ShortName}`,
      result: country.Milestones[at],
      mean: region?.Milestones[at]?.Score,
      ranked: rankedCount(inRegion, at),
    })),
    {
      ...{ key: 'total', name: 'All milestones', result: country.Total },
      ...{ mean: region?.Total.Score, ranked: rankedCount(inRegion, -1) },
    },
  ];
  return (
    <>
      <p className="mt-3 text-xs text-muted-foreground">
        Score: favourable of rated indicators; of all milestones their mean. In brackets where less than half is rated.{' '}
        {Against && `Last edition and change are on the indicators that ${Against.Name} rated too.`}
      </p>
      <TableRegion label={`Scores of ${country.CountryName}`} className="mt-1">
        <Table className="text-sm">
          <TableHeader>
            <TableRow>
              <TableHead>Milestone</TableHead>
              <TableHead numeric>Score</TableHead>
              <TableHead numeric>Rated</TableHead>
              {Against && <TableHead numeric>Last edition</TableHead>}
              {Against && <TableHead numeric>Change</TableHead>}
              <TableHead numeric>{country.Region}</TableHead>
              <TableHead numeric>Rank there</TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            {rows.map(
              ({ key, name, result, mean, ranked }) =>
                result && (
                  <ScoreRow key={key} name={name} result={result} mean={mean} ranked={ranked} hasChange={!!Against} />
                ),
            )}
          </TableBody>
        </Table>
      </TableRegion>
    </>
  );
}

type ScoreRowProps = {
  name: string;
  result: CountryResult['Total'];
  mean: number | null | undefined;
  /** How many of the region have a place. */
  ranked: number;
  hasChange: boolean;
};

function ScoreRow({ name, result, mean, ranked, hasChange }: ScoreRowProps) {
  const { Score, Rated, Indicators, Comparison, RegionRank } = result;
  const score = scoreWords(Score);
  return (
    <TableRow className="last:font-semibold">
      <th
        scope="row"
        className={cn(tableCellClasses, 'text-left font-medium whitespace-nowrap group-last/row:font-semibold')}
      >
        {name}
      </th>
      <TableCell numeric>{Score === null || isFull(result) ? score : `(${score})`}</TableCell>
      <TableCell
        numeric
        className="whitespace-nowrap"
      >{`${formatNumber(Rated)} of ${formatNumber(Indicators)}`}</TableCell>
      {hasChange && <TableCell numeric>{scoreWords(Comparison.PreviousScore)}</TableCell>}
      {hasChange && <TableCell numeric>{Comparison.Change === null ? '–' : formatChange(Comparison.Change)}</TableCell>}
      <TableCell numeric>{scoreWords(mean ?? null)}</TableCell>
      <TableCell numeric>{RegionRank === null ? '–' : `${RegionRank} of ${ranked}`}</TableCell>
    </TableRow>
  );
}

const scoreWords = (score: number | null): string => (score === null ? '–' : formatScore(score));
