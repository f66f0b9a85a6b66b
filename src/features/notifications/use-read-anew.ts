import { useQueryClient } from '@tanstack/react-query';
import { recordOf } from '#src/lib/api/query-client.ts';

/** For who follows a notice to an indicator: it tells of what is newer than the last read. */
export function useReadAnew(): (place: { countryId: number; indicatorId: number }) => void {
  const client = useQueryClient();
  return ({ countryId, indicatorId }) =>
    void client.invalidateQueries({
      predicate({ queryKey }) {
        const record = recordOf(queryKey);
        return record?.countryId === countryId && record.indicatorId === indicatorId;
      },
    });
}
