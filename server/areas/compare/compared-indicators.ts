/** Builds the contract's comparison from database rows, in a worker thread without a database. */
import { orderNumber } from '../../domain/order-number.ts';
import { asPolarity, type Wire } from '../../domain/wire.ts';

export type CompareHead = Pick<Wire<'Comparison'>, 'Editions' | 'Countries' | 'AbsentCountries'>;

/** An indicator of the latest edition; `previous_id` is its Id in the one before. */
export interface CompareIndicator {
  id: number;
  library_indicator_id: number;
  number: number;
  short_name: string;
  polarity: number;
  previous_id: number | null;
}

/** Some indicators with scores of both editions, each as JSON text of an object by country. */
export interface ComparePart {
  indicators: CompareIndicator[];
  scores: { indicator_id: number; scores: string }[];
}

/** Indicators with their scores. Null (NA): not rated, not in the edition, no earlier edition. */
export function comparedIn(
  { Countries }: CompareHead,
  { indicators, scores }: ComparePart,
): Wire<'Comparison'>['Indicators'] {
  const byIndicator = new Map(
    scores.map(({ indicator_id, scores: text }) => [indicator_id, JSON.parse(text) as Record<string, number>]),
  );
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
      CountryRatings: Countries.map(({ Id }) => ({
        CountryId: Id,
        PreviousScore: previous?.[Id] ?? null,
        LatestScore: latest?.[Id] ?? null,
      })),
    };
  });
}
