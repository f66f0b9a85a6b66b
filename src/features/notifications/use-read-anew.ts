import { useQueryClient } from '@tanstack/react-query';

type Asked = { countryId?: number; indicatorId?: number } | undefined;

/** For who follows a notice to an indicator: it tells of what is newer than the last read. */
export function useReadAnew(): (countryId: number, indicatorId: number) => void {
  const client = useQueryClient();
  return (countryId, indicatorId) =>
    void client.invalidateQueries({
      predicate({ queryKey }) {
        // The key of a list that is read page by page has one word more in front, as the comments.
        const of = queryKey[queryKey[0] === 'infinite' ? 2 : 1] as Asked;
        return of?.countryId === countryId && of.indicatorId === indicatorId;
      },
    });
}
