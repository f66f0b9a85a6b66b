/**
 * How far two agree who rate the same as Met or Not Met (requirement B66; ADR-200). Kappa is that
 * of J. Cohen, 'A coefficient of agreement for nominal scales' (1960).
 */
import { toTenths } from './results.ts';

/** Of ratings that both made: how many, how many alike, and how many each rated Met. */
export interface PairCounts {
  ratings: number;
  agreed: number;
  researchMet: number;
  qaMet: number;
}

export interface AgreementFigures {
  Ratings: number;
  Agreed: number;
  Percent: number | null;
  Kappa: number | null;
}

/** Plain percent to one decimal place, and kappa to two; both null of nothing. */
export function agreementOf(counts: PairCounts): AgreementFigures {
  const { ratings, agreed } = counts;
  const kappa = kappaOf(counts);
  return {
    Ratings: ratings,
    Agreed: agreed,
    Percent: ratings === 0 ? null : toTenths((100 * agreed) / ratings),
    Kappa: kappa === null ? null : Math.floor(kappa * 100 + 0.5 + 1e-7) / 100,
  };
}

/**
 * Agreement beyond chance as a share of what is possible beyond chance, from -1 to 1; null of
 * nothing and where both rated everything alike. In whole numbers until the last step.
 */
function kappaOf({ ratings, agreed, researchMet, qaMet }: PairCounts): number | null {
  const byChance = researchMet * qaMet + (ratings - researchMet) * (ratings - qaMet);
  const possible = ratings * ratings - byChance;
  return possible === 0 ? null : (ratings * agreed - byChance) / possible;
}

export function sumPairs(all: readonly PairCounts[]): PairCounts {
  const sum = { ratings: 0, agreed: 0, researchMet: 0, qaMet: 0 };
  for (const counts of all) for (const key of Object.keys(sum) as (keyof PairCounts)[]) sum[key] += counts[key];
  return sum;
}
