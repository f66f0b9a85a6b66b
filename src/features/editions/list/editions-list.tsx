import { Suspense, useMemo, useRef, useState } from 'react';
import { useListReportEditions } from '#generated/hooks/editions/editions.ts';
import type { ReportEdition } from '#generated/model/index.ts';
import { currentEdition } from '#rules/current-edition.ts';
import { isBeingMade } from '#rules/edition.ts';
import { DataTable } from '#src/components/data-table.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { Note } from '#src/components/ui/note.tsx';
import { useViewInAddress } from '#src/components/use-view-in-address.ts';
import { lazyPart } from '#src/first-screen/lazy-part.tsx';
import { CreationProgress, CreationRefused } from './creation-notes.tsx';
import { EditionActions } from './edition-actions.tsx';
import { editionColumns } from './edition-columns.tsx';
import { useCreation } from './use-creation.ts';

// Dialogs, and what forms need, come when the first one is opened.
const CreateEditionDialog = lazyPart(() =>
  import('./create-edition-dialog.tsx').then((dialog) => dialog.CreateEditionDialog),
);
const TakeBackDialog = lazyPart(() => import('./take-back-dialog.tsx').then((dialog) => dialog.TakeBackDialog));

const newestFirst = { id: 'CreationDate', desc: true };
/** The words of requirements A5. */
const NO_CURRENT_EDITION = 'No current active report edition';
const BEING_MADE = 'An edition is being created.';

/** All editions and the way to the next one (requirements A2.5). */
export function EditionsList() {
  const { data: editions, error, refetch } = useListReportEditions();
  const creation = useCreation();
  const { underWay, refused, giveUp } = creation;
  const [isOpen, setOpen] = useState(false);
  const createRef = useRef<HTMLButtonElement>(null);
  const active = editions && currentEdition(editions);
  const [takenBack, setTakenBack] = useState<ReportEdition>();
  const columns = useColumns(active, underWay === undefined, setOpen, setTakenBack);
  const closeTakeBack = () => {
    setTakenBack(undefined);
    // The row may be gone with the button that opened the dialog.
    setTimeout(() => document.activeElement === document.body && createRef.current?.focus());
  };
  const createButton = (
    <Button
      ref={createRef}
      variant="primary"
      blocked={underWay && BEING_MADE}
      onPointerEnter={CreateEditionDialog.preload}
      onFocus={CreateEditionDialog.preload}
      onClick={() => setOpen(true)}
    >
      Create/Duplicate Edition
    </Button>
  );

  return (
    <div className="mt-3 flex flex-col gap-3">
      <CreationProgress underWay={underWay} />
      <CreationRefused refused={refused} onReopen={() => setOpen(true)} onGiveUp={giveUp} />
      {editions && editions.length > 0 && !active && (
        <Note tone="danger">
          <p className="font-medium">{NO_CURRENT_EDITION}</p>
          <p>The next edition starts from nothing.</p>
        </Note>
      )}
      <DataTable
        title="Editions List"
        suffix="Editions"
        cards
        loadingMessage="Fetching Editions..."
        rows={editions}
        columns={columns}
        rowId={({ Id }) => Id}
        actions={editions && editions.length > 0 && createButton}
        empty={<EmptyState title="No editions" reason="The first edition starts from nothing." action={createButton} />}
        error={error}
        onRetry={() => void refetch()}
        isBusy={isBeingMade}
        {...useViewInAddress(newestFirst)}
      />
      <Suspense>
        {isOpen && editions && (
          <CreateEditionDialog editions={editions} active={active} creation={creation} onClose={() => setOpen(false)} />
        )}
        {takenBack && <TakeBackDialog edition={takenBack} onClose={closeTakeBack} />}
      </Suspense>
    </div>
  );
}

/** The columns, and row actions where an edition is active. */
function useColumns(
  active: ReportEdition | undefined,
  mayCreate: boolean,
  setOpen: (open: boolean) => void,
  takeBack: (edition: ReportEdition) => void,
) {
  return useMemo(() => {
    if (!active) return editionColumns;
    const actions = {
      id: 'Actions',
      header: 'Actions',
      headHidden: true,
      pinned: true,
      className: 'w-10 px-1 text-right',
      cell: (edition: ReportEdition) =>
        !isBeingMade(edition) && (
          <EditionActions
            edition={edition}
            active={active}
            onCreate={mayCreate ? () => setOpen(true) : undefined}
            onTakeBack={() => takeBack(edition)}
          />
        ),
    };
    return [...editionColumns, actions];
  }, [active, mayCreate, setOpen, takeBack]);
}
