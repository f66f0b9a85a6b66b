import { useListReportEditions } from '#generated/hooks/editions/editions.ts';
import { toldByNotice } from '#src/lib/api/on-failure.ts';
import { latestEdition } from './latest-edition.ts';

/**
 * Says which of some editions is the latest, by Id; undefined for none. The layout has loaded their
 * dates already.
 */
export function useLatest(): (ids: readonly number[]) => number | undefined {
  const { data = [] } = useListReportEditions({ query: toldByNotice });
  return (ids) => latestEdition(data.filter(({ Id }) => ids.includes(Id)))?.Id;
}
