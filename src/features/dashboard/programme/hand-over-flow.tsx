import { Suspense } from 'react';
import { lazyPart } from '#src/first-screen/lazy-part.tsx';
import type { HandOverChoice } from './hand-over-draft.ts';
import { HandOverReports } from './hand-over-reports.tsx';
import type { HandOver } from './hand-over-store.ts';
import { useHandOvers } from './use-hand-overs.ts';

const HandOverDialog = lazyPart(() => import('./hand-over-dialog.tsx').then((dialog) => dialog.HandOverDialog));

type HandOverFlowProps = {
  editionId: number;
  /** The part of the page that it begins at, which shows its reports. */
  from: HandOver['from'];
  /** Whether work can still be handed over; what was begun before is told on all the same. */
  handsOver: boolean;
  chosen: HandOverChoice | undefined;
  onChoose: (chosen: HandOverChoice | undefined) => void;
};

/** Hands over from one part of a page: its dialog, and how what was begun there goes and went. */
export function HandOverFlow({ editionId, from, handsOver, chosen, onChoose }: HandOverFlowProps) {
  const { shown, isSending, start, dismiss } = useHandOvers(editionId, from);
  return (
    <>
      <HandOverReports handOvers={shown} onChooseAgain={handsOver ? onChoose : undefined} onDismiss={dismiss} />
      <Suspense>
        {chosen && (
          <HandOverDialog
            editionId={editionId}
            {...chosen}
            handsOver={handsOver}
            isSending={isSending(chosen.person)}
            onHandOver={(draft, pairs, users) => {
              onChoose(undefined);
              start({ ...chosen, draft }, pairs, users);
            }}
            onClose={() => onChoose(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

HandOverFlow.preload = HandOverDialog.preload;
