import type { Comparison, RankedResult, Results } from '../../../generated/model/index.ts';
import { meanResultOf } from '../../../openapi/rules/results.ts';

const WORDS = ['road', 'safety', 'law', 'helmet', 'speed', 'vehicle', 'budget', 'training', 'report', 'rescue'];

/** A comparison of `indicators` × `countries` × 2, the same at every call: scores and words follow from the place. */
export function madeUp(indicators: number, countries: number): Comparison {
  const score = (seed: number) => {
    const dice = (Math.imul(seed + 1, 2_654_435_761) >>> 16) % 10;
    return dice < 1 ? null : dice < 5 ? 0 : 1;
  };
  return {
    Editions: [
      { Id: 4, EditionName: 'Road Safety Report 2026', EndDate: '2026-12-31' },
      { Id: 3, EditionName: 'Road Safety Report 2025', EndDate: '2025-12-31' },
    ],
    Countries: Array.from({ length: countries }, (_, at) => ({
      Id: at + 1,
      Name: `Country number ${at + 1}`,
      Region: `Region ${at % REGIONS}`,
    })),
    Indicators: Array.from({ length: indicators }, (_, row) => ({
      IndicatorId: row + 1,
      IndicatorOrderNumber: `${1 + Math.floor(row / 30)}.${1 + (Math.floor(row / 5) % 6)}.${1 + (row % 5)}`,
      IndicatorName: [0, 1, 3].map((step) => WORDS[(row * 7 + step * (1 + (row % 4))) % WORDS.length]).join(' '),
      IndicatorRating: row % 25 === 24 ? 1 : 0,
      CountryRatings: Array.from({ length: countries }, (_, at) => ({
        CountryId: at + 1,
        PreviousScore: score(row * 997 + at * 2),
        LatestScore: score(row * 991 + at * 2 + 1),
      })),
      RegionScores: Array.from({ length: REGIONS }, (_, at) => ({
        Region: `Region ${at}`,
        Score: (row * 7 + at * 13) % 101,
        Rated: 38,
        PreviousScore: (row * 11 + at * 17) % 101,
        PreviousRated: 37,
      })),
    })),
  };
}

const REGIONS = 5;
const MILESTONES = 5;

/** Scores of the same countries, each another number. */
export function madeUpResults({ Editions: [latest, previous], Countries }: Comparison): Results {
  const edition = (one: Comparison['Editions'][number] | undefined) => ({
    ...{ Id: one?.Id ?? 0, Name: one?.EditionName ?? '', EndDate: one?.EndDate ?? null },
  });
  const result = (seed: number): RankedResult => {
    const [Score, PreviousScore] = [(seed * 37) % 101, (seed * 53) % 101];
    return {
      ...{ Score, Favourable: 80, Rated: 60 + (seed % 90), Indicators: 150, Rank: null, RegionRank: null },
      Comparison: { Indicators: 120, Score, PreviousScore, Change: Score - PreviousScore },
    };
  };
  const rows = Countries.map(({ Id, Name, Region }) => ({
    ...{ CountryId: Id, CountryName: Name, Region, ISOCode: 'AAA', Total: result(Id) },
    Milestones: Array.from({ length: MILESTONES }, (_, at) => result(Id * 7 + at)),
  }));
  const meanOf = (own: typeof rows) => ({
    Total: meanResultOf(own.map(({ Total }) => Total)),
    Milestones: Array.from({ length: MILESTONES }, (_, at) =>
      meanResultOf(own.flatMap(({ Milestones }) => Milestones[at] ?? [])),
    ),
  });
  return {
    Edition: edition(latest),
    Against: edition(previous),
    Milestones: Array.from({ length: MILESTONES }, (_, at) => ({
      ...{ MilestoneId: at + 1, OrderId: at + 1, ShortName: `Milestone ${at + 1}` },
    })),
    Countries: rows,
    Regions: [...Map.groupBy(rows, ({ Region }) => Region)].map(([Region, own]) => ({
      ...{ Region, CountryIds: own.map(({ CountryId }) => CountryId), ...meanOf(own) },
    })),
    World: meanOf(rows),
  };
}
