import { useState } from 'react';
import type { Reference } from '#generated/model/index.ts';
import { useLastSaves } from './use-last-saves.ts';

/** What a form is opened with: a reference, or only the place of a new one. */
export type InitialReference = Pick<Reference, 'ReportEditionId' | 'CountryIndicatorRatingId'> & Partial<Reference>;
export type FormAsked = {
  kind: 'form';
  draft: string;
  initial: InitialReference;
  /** Begins with pasting a source, or using one again; what is seldom known stays folded. */
  isQuick?: boolean;
};
export type Asked = FormAsked | { kind: 'remove'; reference: Reference } | { kind: 'copy'; reference: Reference };

/**
 * Which dialog of the references is open. A form closes as soon as it is sent; a refusal brings it
 * back with what was typed, once no other dialog is open.
 */
export function useReferenceDialogs() {
  const [asked, setAsked] = useState<Asked>();
  const [sent, setSent] = useState<FormAsked>();
  const saves = useLastSaves(sent?.draft ?? 'reference:');
  const refused = sent && saves.get(sent.draft)?.status === 'error' ? sent : undefined;
  return {
    shown: asked ?? refused,
    ask: setAsked,
    close: () => (asked ? setAsked(undefined) : setSent(undefined)),
    sent(form: FormAsked) {
      setSent(form);
      setAsked(undefined);
    },
  };
}
