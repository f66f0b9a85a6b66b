import { type ReactNode, useRef, useState } from 'react';
import { useReadCountryIndicator, useReadIndicatorRating } from '#generated/hooks/ratings/ratings.ts';
import type { CountryIndicatorRating } from '#generated/model/index.ts';
import { ConfirmDialog } from '#src/components/confirm-dialog.tsx';
import { counted } from '#src/lib/words.ts';
import { Dependents } from '../dependents.tsx';
import { newlyDecided } from '../parent-edits.ts';
import type { Place } from '../place.ts';
import { splitSnapshotName } from '../snapshot-name.ts';

/**
 * Asks before a parent is saved as Not Met: which ratings that decides, and in what status they
 * are. `asked` resolves to whether to save.
 */
export function useDecisionQuestion(place: Place, rating: CountryIndicatorRating) {
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<(yes: boolean) => void>(undefined);
  const { refetch } = useReadIndicatorRating(place);
  const close = (yes: boolean) => {
    setOpen(false);
    answer.current?.(yes);
  };

  function asked(): Promise<boolean> {
    // others may have worked on them since the page was opened
    void refetch();
    setOpen(true);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  }

  const question: ReactNode = isOpen && (
    <Question place={place} rating={rating} onConfirm={() => close(true)} onCancel={() => close(false)} />
  );
  return { asked, question };
}

type QuestionProps = { place: Place; rating: CountryIndicatorRating; onConfirm: () => void; onCancel: () => void };

function Question({ place, rating, ...answers }: QuestionProps) {
  const { data: { SnapshotName = '', CountryName = '' } = {} } = useReadCountryIndicator(place);
  const { order } = splitSnapshotName(SnapshotName);
  const decided = newlyDecided(rating, false);
  return (
    <ConfirmDialog
      open
      title={`Save ${order} as Not Met?`}
      text={`It decides ${counted(decided.length, 'indicator')} of ${CountryName}. While ${order} is not met, ${
        decided.length === 1 ? 'it counts' : 'they count'
      } as 0 / Not Met in the status of ${order}. What has been rated is set aside and comes back as it is.`}
      consequence={<Dependents dependents={decided} />}
      confirmLabel="Save as Not Met"
      {...answers}
    />
  );
}
