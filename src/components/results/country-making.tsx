import type { ReactNode } from 'react';
import {
  type CountryResult,
  type FigureColumn,
  figureIn,
  formatScore,
  isFull,
  type Mean,
  milestoneColumns,
  type RankedResult,
  type Results,
  rankedCount,
} from '#src/lib/results/figures.ts';
import { counted, formatNumber } from '#src/lib/words.ts';
import { Change } from './change.tsx';
import { Beside, BesideLine, Making, MakingLinks } from './making.tsx';

/** What a country's figure stands beside; without all countries a rank does not say of how many. */
type Around = Pick<Results, 'Against' | 'Milestones' | 'Regions'> & Partial<Pick<Results, 'Countries'>>;

type CountryMakingProps = {
  country: CountryResult;
  column: FigureColumn;
  results: Around;
  /** Whether the total weighs its indicators alike instead of its milestones. */
  equalIndicators?: boolean;
  /** To the ratings behind it, and to what says more. */
  links: ReactNode;
};

/** How a country's figure is made, the other edition and region, and the ratings behind it. */
export function CountryMaking({ country, column, results, equalIndicators = false, links }: CountryMakingProps) {
  const figure = figureIn<RankedResult>(country, column.at);
  const counts = `${formatNumber(figure.Favourable)} favourable of ${formatNumber(figure.Rated)} rated, of ${counted(figure.Indicators, 'indicator')}.`;
  return (
    <Making title={`${country.CountryName}, ${column.title}`} score={figure.Score}>
      <p>{counts}</p>
      {column.at < 0 && <Milestones country={country} results={results} equalIndicators={equalIndicators} />}
      {figure.Score !== null && !isFull(figure) && <p>Less than half is rated, so it is not ranked.</p>}
      <BesideOthers country={country} column={column} results={results} />
      <MakingLinks>{links}</MakingLinks>
    </Making>
  );
}

type MilestonesProps = Pick<CountryMakingProps, 'country' | 'results'> & { equalIndicators: boolean };

/** What the total is the mean of. */
function Milestones({ country, results, equalIndicators }: MilestonesProps) {
  if (equalIndicators) return <p>Each indicator weighs the same, whatever its milestone.</p>;
  return (
    <>
      <p>The mean of its milestones that have a score, each weighing the same:</p>
      <dl data-tabular className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-0.5">
        {milestoneColumns(results).map(({ at, sort, title }) => (
          <BesideLine key={sort} term={title}>
            {formatScore(figureIn<RankedResult>(country, at).Score)}
          </BesideLine>
        ))}
      </dl>
    </>
  );
}

function BesideOthers({ country, column, results }: Pick<CountryMakingProps, 'country' | 'column' | 'results'>) {
  const { Rank, RegionRank, Comparison } = figureIn<RankedResult>(country, column.at);
  const { Against, Countries, Regions } = results;
  const region = Regions.find(({ Region }) => Region === country.Region);
  const inRegion = Countries?.filter(({ Region }) => Region === country.Region);
  return (
    <Beside>
      {Against && (
        <>
          <BesideLine term={Against.Name}>{formatScore(Comparison.PreviousScore)}</BesideLine>
          {Comparison.Change !== null && (
            <BesideLine term={`Change, on the ${counted(Comparison.Indicators, 'indicator')} rated in both`}>
              {formatScore(Comparison.Score)} <Change change={Comparison.Change} />
            </BesideLine>
          )}
        </>
      )}
      {region && (
        <BesideLine term={`Mean of ${country.Region}`}>
          {formatScore(figureIn<Mean>(region, column.at).Score)}
        </BesideLine>
      )}
      {RegionRank !== null && (
        <BesideLine term={`Rank in ${country.Region}`}>{placeOf(RegionRank, inRegion, column.at)}</BesideLine>
      )}
      {Rank !== null && <BesideLine term="Rank of all ranked">{placeOf(Rank, Countries, column.at)}</BesideLine>}
    </Beside>
  );
}

const placeOf = (rank: number, countries: readonly CountryResult[] | undefined, at: number): string =>
  countries ? `${rank} of ${rankedCount(countries, at)}` : `${rank}`;
