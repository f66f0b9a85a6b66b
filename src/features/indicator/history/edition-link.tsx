import { Link } from '@tanstack/react-router';
import { useListReportEditions } from '#generated/hooks/editions/editions.ts';
import type { RatingHistoryItem } from '#generated/model/index.ts';
import { currentEdition } from '#rules/current-edition.ts';
import { buttonVariants } from '#src/components/ui/button-variants.ts';
import type { Place } from '../place.ts';

/** Link to the same indicator in another edition, where its Id there is known. */
export function EditionLink({ item, place }: { item: RatingHistoryItem; place: Place }) {
  const { data: editions } = useListReportEditions();
  const { IndicatorId, ReportEditionId, ReportEditionName } = item;
  if (!IndicatorId || !editions || ReportEditionId === place.reportEditionId) return null;
  const isCurrent = currentEdition(editions)?.Id === ReportEditionId;
  return (
    <Link
      to="/countries/$countryId/indicator/$indicatorId"
      params={{ countryId: `${place.countryId}`, indicatorId: `${IndicatorId}` }}
      search={isCurrent ? {} : { edition: ReportEditionId }}
      className={buttonVariants({ size: 'sm', className: 'mt-2' })}
    >
      Open in {ReportEditionName}
    </Link>
  );
}
