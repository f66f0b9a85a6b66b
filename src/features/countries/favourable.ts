import type { CountryActivity, CountryMilestone } from '#generated/model/index.ts';
import { isFavourable } from '#rules/results.ts';

type Node = CountryMilestone | CountryActivity | CountryActivity['Children'][number];

/**
 * How many of the indicators below are rated favourably: positive ones met, negative ones not met
 * (ADR-199). Counted here where a backend does not say.
 */
export function favourableIn(node: Node): number {
  if ('FavourableCount' in node && node.FavourableCount !== undefined) return node.FavourableCount;
  if (node.Children.length > 0) return (node.Children as Node[]).reduce((sum, child) => sum + favourableIn(child), 0);
  if (typeof node.Rating !== 'number' || node.IndicatorRating === null) return 0;
  return isFavourable(node.Rating !== 0, node.IndicatorRating) ? 1 : 0;
}
