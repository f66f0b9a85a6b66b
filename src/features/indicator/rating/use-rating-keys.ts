import { useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';
import { scoresOf } from '#rules/rating.ts';
import { useKeys } from '#src/lib/keys/use-keys.ts';
import { notices } from '#src/lib/notices/notices.ts';
import type { RatingFormState } from './rating-fields.tsx';
import { scoreChoices } from './score-choices.ts';

type RatingKeys = {
  element: RefObject<HTMLFormElement | null>;
  state: RatingFormState;
  isNegative: boolean;
  readOnly: boolean;
};

/**
 * The rating form by keyboard: a choice takes the focus along, a save leaves it where it is, and
 * what is blocked says why.
 */
export function useRatingKeys({ element, state, isNegative, readOnly }: RatingKeys): void {
  const { chooseScore, chooseMet } = scoreChoices(state.form, isNegative);
  const { busy, blocks } = state;
  const radio = (group: 0 | 1, value: number) => {
    const groups = element.current?.querySelectorAll('[data-slot="segmented-control"]');
    groups?.[group]?.querySelector<HTMLElement>(`input[value="${value}"]`)?.focus();
  };
  const score = (isMet: boolean) => {
    const value = scoresOf(isNegative)[isMet ? 1 : 0];
    chooseScore(value);
    radio(0, value);
  };
  const met = (isMet: boolean) => {
    chooseMet(isMet);
    radio(1, Number(isMet));
  };
  const unlessBlocked = (reason: string | false, act: () => unknown) => {
    if (reason) notices.push({ tone: 'info', message: reason });
    else act();
  };
  // A form behind another tab is not seen, and so not changed.
  const inView = (act: () => void) => () => {
    if (!element.current?.closest('[data-state="inactive"]')) act();
  };

  useKeys(
    readOnly
      ? {}
      : {
          scoreMet: inView(() => score(true)),
          scoreNotMet: inView(() => score(false)),
          met: inView(() => met(true)),
          notMet: inView(() => met(false)),
          note: inView(() => focusEnd(element.current?.querySelector('textarea'))),
          leaveNote: () => focusScore(element.current),
          save: inView(() => unlessBlocked(blocks.save, () => !busy && state.save())),
          ...(state.second && { submit: inView(() => unlessBlocked(blocks.submit, () => state.submit())) }),
        },
  );
  useArrival(element, readOnly);
}

/**
 * Who goes on by 'Previous' or 'Next' finds the focus at the score, unless they are in a field
 * already.
 */
function useArrival(element: RefObject<HTMLFormElement | null>, readOnly: boolean) {
  const arrived = useLocation({ select: ({ state }) => state.arriveAt === 'rating' });
  useEffect(() => {
    if (arrived && !readOnly && !document.activeElement?.matches('input, textarea')) focusScore(element.current);
  }, [arrived, element, readOnly]);
}

/** The chosen score, else the first; the browser's radios choose only on Space and arrows. */
function focusScore(form: HTMLFormElement | null) {
  const group = form?.querySelector('[data-slot="segmented-control"]');
  (group?.querySelector<HTMLElement>('input:checked') ?? group?.querySelector('input'))?.focus();
}

function focusEnd(note: HTMLTextAreaElement | null | undefined) {
  note?.focus();
  note?.setSelectionRange(note.value.length, note.value.length);
}
