import { getRevertReportEditionMutationOptions, useReadEditionRevert } from '#generated/hooks/editions/editions.ts';
import type { EditionRevert, ReportEdition } from '#generated/model/index.ts';
import { ReadError } from '#src/components/read-error.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { LoadingRegion } from '#src/components/ui/loading-region.tsx';
import { Note } from '#src/components/ui/note.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { useCall } from '#src/lib/api/use-calls.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { counted, listed } from '#src/lib/words.ts';

type TakeBackDialogProps = { edition: ReportEdition; onClose: () => void };

/** Asks before an edition that was created by mistake goes, or says why it cannot. */
export function TakeBackDialog({ edition, onClose }: TakeBackDialogProps) {
  const { data, error, refetch } = useReadEditionRevert({ id: edition.Id });
  const start = useCall(getRevertReportEditionMutationOptions);
  const whyNot = data && reasonAgainst(data);
  const takeBack = () => {
    const tell = ({ Name }: ReportEdition) =>
      void notices.push({ tone: 'success', message: `${edition.Name} was taken back. ${Name} is active again.` });
    start({ id: edition.Id }, { record: edition.Name, subject: `${edition.Id}`, onAnswer: tell });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Take Back Edition"
      description={edition.Name}
      closeOnOutside={false}
      footer={
        <>
          <Button data-first-focus onClick={onClose}>
            {whyNot ? 'Close' : 'Cancel'}
          </Button>
          {!whyNot && (
            <Button variant="danger" blocked={!data && 'It is not known yet what would go.'} onClick={takeBack}>
              Take Back Edition
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-3 text-sm">
        {error && !data && <ReadError error={error} onRetry={() => void refetch()} />}
        {!data && !error && (
          <LoadingRegion label="Counting what would go...">
            <Skeleton className="h-20 w-full" />
          </LoadingRegion>
        )}
        {whyNot && <Note tone="warning">It cannot be taken back: {whyNot}.</Note>}
        {data && !whyNot && <WhatGoes revert={data} />}
      </div>
    </Dialog>
  );
}

function WhatGoes({ revert: { PreviousEditionName, Assigned, BroughtReferences } }: { revert: EditionRevert }) {
  return (
    <>
      <p>Nobody has rated, commented or referenced anything in it. This goes with it:</p>
      <ul className="list-disc pl-5">
        <li>what was changed of its milestones, activities and indicators, users and countries</li>
        {Assigned > 0 && <li>the assignment of {counted(Assigned, 'country indicator')}</li>}
        {BroughtReferences > 0 && (
          <li>
            {counted(BroughtReferences, 'reference')} brought along, which {BroughtReferences === 1 ? 'stays' : 'stay'}{' '}
            in the edition before
          </li>
        )}
      </ul>
      <p>
        <strong className="font-semibold break-words">{PreviousEditionName}</strong> is active again, with its
        notifications. This cannot be undone.
      </p>
    </>
  );
}

/** Why it cannot be taken back, as the server would say it; undefined where it can. */
function reasonAgainst({ PreviousEditionId, Rated, Comments, References }: EditionRevert): string | undefined {
  if (PreviousEditionId === null) return 'it closed no other edition';
  const work = [
    Rated > 0 && counted(Rated, 'rating'),
    Comments > 0 && counted(Comments, 'comment'),
    References > 0 && counted(References, 'reference'),
  ].filter((words) => words !== false);
  return work.length > 0 ? `it holds ${listed(work)}` : undefined;
}
