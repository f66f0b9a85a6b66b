import { useQueryClient } from '@tanstack/react-query';

/** For who follows a notice to an indicator: it tells of what is newer than the last read. */
export function useReadAnew(): (countryId: number, indicatorId: number) => void {
  const client = useQueryClient();
  return (countryId, indicatorId) =>
    void client.invalidateQueries({
      predicate({ queryKey: [, asked] }) {
        const of = asked as { countryId?: number; indicatorId?: number } | undefined;
        return of?.countryId === countryId && of.indicatorId === indicatorId;
      },
    });
}
