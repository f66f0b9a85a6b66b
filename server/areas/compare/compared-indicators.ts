/** Builds the contract's comparison from database rows, in a worker thread without a database. */
import { resultShare } from '#rules/results.ts';
import { orderNumber } from '../../domain/order-number.ts';
import { asPolarity, byName, type Wire } from '../../domain/wire.ts';

export type CompareHead = Pick<Wire<'Comparison'>, 'Editions' | 'Countries' | 'AbsentCountries'>;

/** An indicator of the latest edition; `previous_id` is its Id in the one before. */
export interface CompareIndicator {
  id: number;
  library_indicator_id: number;
  number: number;
  short_name: string;
  polarity: number;
  previous_id: number | null;
  previous_polarity: number | null;
}

/** How many countries of a region are rated on an indicator of an edition, and how favourably. */
export interface RegionCount {
  indicator_id: number;
  region: string;
  rated: number;
  favourable: number;
}

/** Some indicators with scores of both editions, each as JSON text of an object by country. */
export interface ComparePart {
  indicators: CompareIndicator[];
  scores: { indicator_id: number; scores: string }[];
  regions: RegionCount[];
}

/** Indicators with their scores. Null (NA): not rated, not in the edition, no earlier edition. */
export function comparedIn(
  { Countries }: CompareHead,
  { indicators, scores, regions }: ComparePart,
): Wire<'Comparison'>['Indicators'] {
  const byIndicator = new Map(
    scores.map(({ indicator_id, scores: text }) => [indicator_id, JSON.parse(text) as Record<string, number>]),
  );
  const counts = new Map(regions.map((count) => [`${count.indicator_id} ${count.region}`, count]));
  const names = [...new Set(Countries.map(({ Region }) => Region))].sort(byName);
  const shareIn = (region: string, indicatorId: number | null) => {
    const { rated, favourable } = counts.get(`${indicatorId} ${region}`) ?? { rated: 0, favourable: 0 };
    return { share: resultShare(favourable, rated), rated };
  };
  return indicators.map((indicator) => {
    const latest = byIndicator.get(indicator.id);
    const previous = byIndicator.get(indicator.previous_id ?? 0);
    return {
      IndicatorId: indicator.library_indicator_id,
      IndicatorOrderNumber: orderNumber(indicator.number),
      IndicatorName: indicator.short_name,
      IndicatorRating: asPolarity(indicator.polarity),
      LatestIndicatorId: indicator.id,
      PreviousIndicatorId: indicator.previous_id,
      PreviousIndicatorRating: indicator.previous_polarity === null ? null : asPolarity(indicator.previous_polarity),
      CountryRatings: Countries.map(({ Id }) => ({
        CountryId: Id,
        PreviousScore: previous?.[Id] ?? null,
        LatestScore: latest?.[Id] ?? null,
      })),
      RegionScores: names.map((Region) => {
        const [is, was] = [shareIn(Region, indicator.id), shareIn(Region, indicator.previous_id)];
        return { Region, Score: is.share, Rated: is.rated, PreviousScore: was.share, PreviousRated: was.rated };
      }),
    };
  });
}
