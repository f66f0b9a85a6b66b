import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { EditionStatus } from '#generated/enums.ts';
import { useReadReportEdition } from '#generated/hooks/editions/editions.ts';
import { buttonVariants } from '#src/components/ui/button-variants.ts';
import { Panel } from '#src/components/ui/panel.tsx';
import type { LazyPart } from '#src/first-screen/lazy-part.tsx';
import { EditionReading } from '../edition-reading.tsx';
import { EditionTitle } from '../edition-title.tsx';
import { EditionCountryList } from '../members/edition-country-list.tsx';
import { EditionUserList } from '../members/edition-user-list.tsx';
import { EditionDetails } from './edition-details.tsx';
import { StructureView } from './structure-view.tsx';

type EditionViewProps = {
  editionId: number;
  /** What was changed: a part of another work area. */
  History: LazyPart<{ editionId: number }>;
};

/**
 * An edition to read: details, structure, countries and users (requirements B, 'Edition view'), and
 * what was changed, which is fetched when it is opened.
 */
export function EditionView({ editionId, History }: EditionViewProps) {
  const { data: edition, error, refetch } = useReadReportEdition({ id: editionId });
  const [isHistoryOpen, setHistoryOpen] = useState(false);
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
        <Panel title="History" collapsible flush open={isHistoryOpen} onOpenChange={setHistoryOpen}>
          {isHistoryOpen && (
            <Suspense>
              <History editionId={editionId} />
            </Suspense>
          )}
        </Panel>
      </div>
    </>
  );
}
