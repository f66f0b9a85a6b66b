import { Link, Navigate, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { EditionStatus } from '#generated/enums.ts';
import { useReadReportEdition } from '#generated/hooks/editions/editions.ts';
import type { ReportEdition } from '#generated/model/index.ts';
import { buttonVariants } from '#src/components/ui/button-variants.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#src/components/ui/tabs.tsx';
import type { LazyPart } from '#src/first-screen/lazy-part.tsx';
import { DetailsForm } from './details/details-form.tsx';
import { EditionReading } from './edition-reading.tsx';
import type { EditionTab } from './edition-search.ts';
import { EditionTitle } from './edition-title.tsx';
import { EditionCountries } from './members/edition-countries.tsx';
import { EditionUsers } from './members/edition-users.tsx';
import { StructureEditor } from './structure/structure-editor.tsx';

type EditionEditorProps = {
  editionId: number;
  tab: EditionTab;
  /** What was changed: a part of another work area. */
  History: LazyPart<{ editionId: number }>;
};

/**
 * Fetches the edition to edit; one that is inactive, or becomes so meanwhile, can only be looked at
 * (requirements A2.6).
 */
export function EditionEditor({ editionId, tab, History }: EditionEditorProps) {
  const { data: edition, error, refetch } = useReadReportEdition({ id: editionId });
  if (!edition) return <EditionReading error={error} onRetry={() => void refetch()} />;
  if (edition.Status === EditionStatus.Inactive)
    return <Navigate to="/editions/$editionId" params={{ editionId: `${editionId}` }} replace ignoreBlocker />;
  return <Sections key={editionId} edition={edition} tab={tab} History={History} />;
}

type SectionsProps = Omit<EditionEditorProps, 'editionId'> & { edition: ReportEdition };

function Sections({ edition, tab, History }: SectionsProps) {
  const navigate = useNavigate();
  const open = (next: string) =>
    void navigate({
      to: '/editions/$editionId/edit',
      params: { editionId: `${edition.Id}` },
      search: (old) => ({ ...old, tab: next === 'structure' ? undefined : (next as EditionTab) }),
      resetScroll: false,
    });
  return (
    <>
      <EditionTitle edition={edition}>
        <Link
          to="/editions/$editionId"
          params={{ editionId: `${edition.Id}` }}
          className={buttonVariants({ size: 'sm' })}
        >
          View edition
        </Link>
      </EditionTitle>
      <Tabs value={tab} onValueChange={open} className="mt-2">
        <TabsList aria-label="Sections of the edition" className="px-0">
          <TabsTrigger value="structure">Structure</TabsTrigger>
          <TabsTrigger value="details">Details</TabsTrigger>
          <TabsTrigger value="users">Users</TabsTrigger>
          <TabsTrigger value="countries">Countries</TabsTrigger>
          <TabsTrigger value="history" onPointerEnter={History.preload} onFocus={History.preload}>
            History
          </TabsTrigger>
        </TabsList>
        <TabsContent value="structure" className="px-0">
          <StructureEditor editionId={edition.Id} />
        </TabsContent>
        {/* Stays, so that what is typed is asked about when the page is left from another
            section. */}
        <TabsContent value="details" forceMount className="px-0">
          <DetailsForm edition={edition} />
        </TabsContent>
        <TabsContent value="users" className="px-0">
          <EditionUsers editionId={edition.Id} />
        </TabsContent>
        <TabsContent value="countries" className="px-0">
          <EditionCountries editionId={edition.Id} />
        </TabsContent>
        <TabsContent value="history" className="px-0">
          <div className="max-w-5xl rounded-lg border bg-card text-card-foreground shadow-xs">
            <Suspense>
              <History editionId={edition.Id} />
            </Suspense>
          </div>
        </TabsContent>
      </Tabs>
    </>
  );
}
