import { Link } from '@tanstack/react-router';
import type { CountryResults, Mean, RankedResult } from '#generated/model/index.ts';
import { Change } from '#src/components/results/change.tsx';
import { Panel } from '#src/components/ui/panel.tsx';
import { Table, TableBody, TableCell, TableHeader, TableRow, tableCellClasses } from '#src/components/ui/table.tsx';
import { TableHead } from '#src/components/ui/table-head.tsx';
import { TableRegion } from '#src/components/ui/table-region.tsx';
import { cn } from '#src/first-screen/cn.ts';
import { keepEdition } from '#src/lib/edition-address.ts';
import { formatScore, isFull } from '#src/lib/results/figures.ts';
import { formatNumber } from '#src/lib/words.ts';
import { ScoreBar } from '../score-bar.tsx';

/** Each milestone beside the last edition and the region; its name leads to its ratings. */
export function ProfileTable({ profile }: { profile: CountryResults }) {
  const { Against, Country, Region, Milestones } = profile;
  return (
    <Panel title="By milestone" flush>
      <TableRegion label="By milestone">
        <Table className="min-w-2xl">
          <TableHeader>
            <TableRow>
              <TableHead>Milestone</TableHead>
              <TableHead className="w-44">Score</TableHead>
              {Against && <TableHead numeric>Last edition</TableHead>}
              {Against && <TableHead numeric>Change</TableHead>}
              <TableHead numeric>{Region.Region}</TableHead>
              <TableHead numeric>Rank there</TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            {Milestones.map(({ MilestoneId, OrderId, ShortName }, at) => (
              <MilestoneRow
                key={MilestoneId}
                milestone={{ id: MilestoneId, name: `${OrderId} ${ShortName}` }}
                countryId={Country.CountryId}
                result={Country.Milestones[at]}
                mean={Region.Milestones[at]}
                hasChange={Against !== null}
              />
            ))}
          </TableBody>
        </Table>
      </TableRegion>
    </Panel>
  );
}

type MilestoneRowProps = {
  milestone: { id: number; name: string };
  countryId: number;
  result: RankedResult | undefined;
  mean: Mean | undefined;
  hasChange: boolean;
};

function MilestoneRow({ milestone, countryId, result, mean, hasChange }: MilestoneRowProps) {
  if (!result) return null;
  const { Score, Rated, Indicators, Comparison, RegionRank } = result;
  return (
    <TableRow>
      <th scope="row" className={cn(tableCellClasses, 'text-left font-medium')}>
        <Link
          to="/countries/$countryId"
          params={{ countryId: `${countryId}` }}
          search={(old) => ({ ...keepEdition(old), milestones: [milestone.id] })}
          className="rounded-sm hover:underline"
        >
          {milestone.name}
        </Link>
      </th>
      <TableCell>
        <span className="flex items-baseline justify-between gap-2" data-tabular>
          <span className="font-medium">{formatScore(Score)}</span>
          <span className="text-xs text-muted-foreground">
            {formatNumber(Rated)} of {formatNumber(Indicators)} rated
          </span>
        </span>
        <ScoreBar score={Score} isFilled={isFull(result)} />
      </TableCell>
      {hasChange && <TableCell numeric>{formatScore(Comparison.PreviousScore)}</TableCell>}
      {hasChange && (
        <TableCell numeric>
          <Change change={Comparison.Change} />
        </TableCell>
      )}
      <TableCell numeric>{formatScore(mean?.Score ?? null)}</TableCell>
      <TableCell numeric>{RegionRank ?? '–'}</TableCell>
    </TableRow>
  );
}
