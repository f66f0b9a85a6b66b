import { Link } from '@tanstack/react-router';
import { EditionStatus } from '#generated/enums.ts';
import type { LibraryIndicatorUse } from '#generated/model/index.ts';
import { buttonVariants } from '#src/components/ui/button-variants.ts';
import { useAccess } from '#src/lib/access/use-access.ts';

const look = buttonVariants({ size: 'sm' });

/**
 * To where the indicator stands in the edition, for who manages editions; and to its ratings, in a
 * closed edition by its countries.
 */
export function EditionLinks({ use: { ReportEdition, Indicator } }: { use: LibraryIndicatorUse }) {
  const mayManage = useAccess().may('updateReportEdition');
  const isActive = ReportEdition.Status === EditionStatus.Active;
  const editionId = `${ReportEdition.Id}`;
  const { MilestoneId: milestone, ActivityId: activity, ShortName: indicatorName } = Indicator;
  return (
    <p className="mt-4 flex flex-wrap gap-2">
      {isActive && (
        <Link to="/dashboard" search={{ indicatorName, currentUser: false }} className={look}>
          Show its ratings
        </Link>
      )}
      {mayManage && isActive && (
        <Link to="/editions/$editionId/edit" params={{ editionId }} search={{ milestone, activity }} className={look}>
          Edit in the structure
        </Link>
      )}
      {!isActive && (
        <Link to="/countries" search={{ edition: ReportEdition.Id }} className={look}>
          Show its countries
        </Link>
      )}
      {mayManage && !isActive && (
        <Link to="/editions/$editionId" params={{ editionId }} className={look}>
          View edition
        </Link>
      )}
    </p>
  );
}
