import { useReadIndicatorRating } from '#generated/hooks/ratings/ratings.ts';
import { useReadReferences } from '#generated/hooks/references/references.ts';
import { ReadError } from '#src/components/read-error.tsx';
import { LoadingRegion } from '#src/components/ui/loading-region.tsx';
import { Panel, type PanelProps } from '#src/components/ui/panel.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { useAccess } from '#src/lib/access/use-access.ts';
import { useKeys } from '#src/lib/keys/use-keys.ts';
import { useIsClosed } from '../closed-edition.ts';
import type { Place } from '../place.ts';
import { useRecord } from '../record.ts';
import { CurrentReferences } from './current-references.tsx';
import { draftsOf } from './drafts-of.ts';
import { PreviousReferences } from './previous-references.tsx';
import { ReferenceDialogs } from './reference-dialogs.tsx';
import { referenceRights } from './rights.ts';
import { UnfinishedReferences } from './unfinished-references.tsx';
import { type CurrentEdition, useInCurrent } from './use-in-current.ts';
import { useReferenceDialogs } from './use-reference-dialogs.ts';

type ReferencesProps = {
  place: Place;
  editionName: string;
  currentEdition: CurrentEdition | undefined;
  current: Partial<PanelProps>;
  previous: Partial<PanelProps>;
};

/**
 * What the rating rests on, in this edition and in earlier ones (requirements B, 'Current
 * References panel', 'Previous References panel'). Give it the place as key: its dialogs belong to
 * one rating.
 */
export function References({ place, editionName, currentEdition, ...panels }: ReferencesProps) {
  const { countryId, reportEditionId, indicatorId } = place;
  const { data, error, refetch } = useReadReferences({ editionId: reportEditionId, countryId, indicatorId });
  const { data: rating } = useReadIndicatorRating({ countryId, reportEditionId, indicatorId });
  const access = useAccess();
  const isClosed = useIsClosed();
  const rights = referenceRights(access, rating, { editionId: reportEditionId, isClosed });
  const { shown, isBack, ask, close, sent } = useReferenceDialogs();
  const use = useInCurrent(place, currentEdition);
  const origin = useRecord(place);
  const missing = <Missing error={error} onRetry={() => void refetch()} />;
  const drafts = draftsOf({ userId: access.user?.Id, ratingId: rating?.Id, reportEditionId, lists: data, rights });

  useKeys(rights.mayAdd && rating ? { reference: () => ask({ ...drafts.newForm(), isQuick: true }) } : {});

  return (
    <>
      <Panel title={isClosed ? 'References' : 'Current References'} headingLevel={3} flush {...panels.current}>
        {data ? (
          <CurrentReferences
            editionName={isClosed ? editionName : `${editionName} (Current Edition)`}
            references={data.CurrentReportEditionReferences}
            rights={rights}
            unfinished={
              rating && (
                <UnfinishedReferences
                  {...drafts}
                  title={origin.title}
                  open={shown?.kind === 'form' ? shown.draft : undefined}
                  onContinue={ask}
                />
              )
            }
            use={isClosed ? use : undefined}
            onAdd={() => ask(drafts.newForm())}
            onEdit={(reference) => ask(drafts.editForm(reference))}
            onCopy={(reference) => ask({ kind: 'copy', reference })}
            onRemove={(reference) => ask({ kind: 'remove', reference })}
          />
        ) : (
          missing
        )}
      </Panel>
      <Panel title="Previous References" headingLevel={3} {...panels.previous}>
        {data ? (
          <PreviousReferences
            editions={data.PreviousReportEditionReferences}
            rights={rights}
            use={use}
            onEdit={(reference) => ask(drafts.editForm(reference))}
            onRemove={(reference) => ask({ kind: 'remove', reference })}
          />
        ) : (
          missing
        )}
      </Panel>
      <ReferenceDialogs
        shown={shown}
        isBack={isBack}
        lists={data}
        place={place}
        origin={origin}
        onUsePrevious={use.start}
        onSent={sent}
        onClose={close}
      />
    </>
  );
}

function Missing({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (error) return <ReadError error={error} onRetry={onRetry} />;
  return (
    <LoadingRegion label="Fetching the references..." className="grid gap-3 p-3">
      {['w-1/3', 'w-full', 'w-5/6', 'w-1/2'].map((width) => (
        <Skeleton key={width} className={width} />
      ))}
    </LoadingRegion>
  );
}
