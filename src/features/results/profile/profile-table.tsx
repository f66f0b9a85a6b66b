import { Link } from '@tanstack/react-router';
import type { CountryResults, Mean, RankedResult } from '#generated/model/index.ts';
import { Change } from '#src/components/results/change.tsx';
import { CountryMaking } from '#src/components/results/country-making.tsx';
import { Panel } from '#src/components/ui/panel.tsx';
import { Table, TableBody, TableCell, TableHeader, TableRow, tableCellClasses } from '#src/components/ui/table.tsx';
import { TableHead } from '#src/components/ui/table-head.tsx';
import { TableRegion } from '#src/components/ui/table-region.tsx';
import { cn } from '#src/first-screen/cn.ts';
import { keepEdition } from '#src/lib/edition-address.ts';
import { type FigureColumn, figureIn, formatScore, milestoneColumns } from '#src/lib/results/figures.ts';
import { CompareLink } from '../compare-link.tsx';
import { RatingsLink } from '../country-links.tsx';
import { FigureButton } from '../figure-button.tsx';
import { useAskedFigure } from '../use-asked-figure.tsx';

/**
 * Each milestone beside the last edition and the region; its name leads to its ratings, its score
 * says how it is made.
 */
export function ProfileTable({ profile }: { profile: CountryResults }) {
  const { Against, Region } = profile;
  return (
    <Panel title="By milestone" flush>
      <TableRegion label="By milestone" className="scroll-pl-40">
        <Table className="min-w-2xl">
          <TableHeader>
            <TableRow>
              <TableHead className="sticky left-0 z-20 bg-card">Milestone</TableHead>
              <TableHead className="w-44">Score</TableHead>
              {Against && <TableHead numeric>Last edition</TableHead>}
              {Against && <TableHead numeric>Change</TableHead>}
              <TableHead numeric>{Region.Region}</TableHead>
              <TableHead numeric>Rank there</TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            {milestoneColumns(profile).map((column) => (
              <MilestoneRow key={column.sort} column={column} profile={profile} />
            ))}
          </TableBody>
        </Table>
      </TableRegion>
    </Panel>
  );
}

function MilestoneRow({ column, profile }: { column: FigureColumn; profile: CountryResults }) {
  const { Against, Country, Region } = profile;
  const figure = figureIn<RankedResult>(Country, column.at);
  const { Comparison, RegionRank } = figure;
  const { figureOf, popover } = useAskedFigure(Country.CountryName, (asked) => (
    <CountryMaking
      country={Country}
      column={asked}
      results={{ ...profile, Regions: [Region] }}
      links={
        <>
          <RatingsLink country={Country} column={asked} />
          <CompareLink country={Country} column={asked} results={profile} />
        </>
      }
    />
  ));
  return (
    <TableRow>
      <th
        scope="row"
        className={cn(
          tableCellClasses,
          'sticky left-0 z-[1] bg-card text-left font-medium group-hover/row:bg-[color-mix(in_oklab,var(--accent)_60%,var(--card))]',
        )}
      >
        <Link
          to="/countries/$countryId"
          params={{ countryId: `${Country.CountryId}` }}
          search={(old) => ({ ...keepEdition(old), milestones: column.milestoneId ? [column.milestoneId] : [] })}
          className="rounded-sm hover:underline max-md:inline-flex max-md:items-center"
        >
          {column.title}
        </Link>
      </th>
      <TableCell className="px-2">
        <FigureButton {...figureOf(column)} figure={figure} change={null} />
        {popover}
      </TableCell>
      {Against && <TableCell numeric>{formatScore(Comparison.PreviousScore)}</TableCell>}
      {Against && (
        <TableCell numeric>
          <Change change={Comparison.Change} />
        </TableCell>
      )}
      <TableCell numeric>{formatScore(figureIn<Mean>(Region, column.at).Score)}</TableCell>
      <TableCell numeric>{RegionRank ?? '–'}</TableCell>
    </TableRow>
  );
}
