import { Suspense } from 'react';
import type { Reference, References } from '#generated/model/index.ts';
import { lazyPart } from '#src/first-screen/lazy-part.tsx';
import type { DraftOrigin } from '#src/lib/forms/drafts.ts';
import type { Place } from '../place.ts';
import { allOf } from './lists.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import type { Asked, Sent } from './use-reference-dialogs.ts';

const ReferenceDialog = lazyPart(() => import('./reference-dialog.tsx').then((dialog) => dialog.ReferenceDialog));
const CountrySources = lazyPart(() => import('./paste/country-sources.tsx').then((part) => part.CountrySources));
const CopyWizard = lazyPart(() => import('./copy-wizard.tsx').then(({ CopyWizard }) => CopyWizard));

type ReferenceDialogsProps = {
  shown: Asked | undefined;
  /** It was refused; what was chosen in one that was open meanwhile is not for it. */
  isBack: boolean;
  /** What the screen shows now, which an open form follows. */
  lists: References | undefined;
  place: Place;
  onUsePrevious: (reference: Reference) => void;
  /** What the list of unsaved work says of the drafts. */
  origin: DraftOrigin;
  onSent: (one: Sent) => void;
  onClose: () => void;
};

/** The dialog that is open, if any; what is seldom used comes when it is. */
export function ReferenceDialogs({
  shown,
  isBack,
  lists,
  place,
  onUsePrevious,
  origin,
  onSent,
  onClose,
}: ReferenceDialogsProps) {
  if (!shown) return null;
  if (shown.kind === 'remove') return <RemoveDialog reference={shown.reference} onClose={onClose} />;
  if (shown.kind === 'copy')
    return (
      <Suspense>
        <CopyWizard key={`${isBack}`} reference={shown.reference} onSent={() => onSent(shown)} onClose={onClose} />
      </Suspense>
    );
  const now = lists && allOf(lists).find(({ Id }) => Id === shown.initial.Id);
  return (
    <Suspense>
      <ReferenceDialog
        key={shown.draft}
        asked={{ ...shown, initial: now ?? shown.initial }}
        sources={
          shown.isQuick && (
            <CountrySources
              place={place}
              ratingId={shown.initial.CountryIndicatorRatingId}
              held={lists?.CurrentReportEditionReferences ?? []}
              onUsePrevious={onUsePrevious}
              onUsed={onClose}
            />
          )
        }
        origin={origin}
        onSent={() => onSent(shown)}
        onClose={onClose}
      />
    </Suspense>
  );
}
