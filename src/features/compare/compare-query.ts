import { keepPreviousData } from '@tanstack/react-query';
import { getReadCompareQueryOptions } from '#generated/hooks/compare/compare.ts';
import { type CompareSearch, isComplete } from './compare-search.ts';

/**
 * The one query of a comparison, shared by loader and screen: lists as JSON, milestones only where
 * some are chosen.
 */
export const compareQuery = (search: CompareSearch) =>
  getReadCompareQueryOptions(
    {
      editions: JSON.stringify(search.editions),
      countries: JSON.stringify(search.countries),
      ...(search.milestones.length > 0 && { milestones: JSON.stringify(search.milestones) }),
      ...(search.completedOnly && { completedOnly: true }),
    },
    {
      query: {
        enabled: isComplete(search),
        refetchOnWindowFocus: false,
        placeholderData: keepPreviousData,
      },
    },
  );
