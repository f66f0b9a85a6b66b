import { Link } from '@tanstack/react-router';
import { EditionStatus } from '#generated/enums.ts';
import { useReadReportEdition } from '#generated/hooks/editions/editions.ts';
import { buttonVariants } from '#src/components/ui/button-variants.ts';
import { EditionReading } from '../edition-reading.tsx';
import { EditionTitle } from '../edition-title.tsx';
import { EditionCountryList } from '../members/edition-country-list.tsx';
import { EditionUserList } from '../members/edition-user-list.tsx';
import { EditionDetails } from './edition-details.tsx';
import { StructureView } from './structure-view.tsx';

/** An edition to read: details, structure, countries and users (requirements B, 'Edition view'). */
export function EditionView({ editionId }: { editionId: number }) {
  const { data: edition, error, refetch } = useReadReportEdition({ id: editionId });
  if (!edition) return <EditionReading error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <EditionTitle edition={edition}>
        {edition.Status === EditionStatus.Active && (
          <Link
            to="/editions/$editionId/edit"
            params={{ editionId: `${editionId}` }}
            className={buttonVariants({ size: 'sm' })}
          >
            Edit edition
          </Link>
        )}
      </EditionTitle>
      <div className="mt-3 grid gap-4">
        <EditionDetails edition={edition} />
        <StructureView editionId={editionId} />
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <div className="@container min-w-0">
            <EditionCountryList editionId={editionId} />
          </div>
          <div className="@container min-w-0">
            <EditionUserList editionId={editionId} />
          </div>
        </div>
      </div>
    </>
  );
}
