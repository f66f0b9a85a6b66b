import { useState } from 'react';
import type { Reference } from '#generated/model/index.ts';
import { useLastCall } from '#src/lib/api/use-calls.ts';
import { copySubject } from './copy-words.ts';
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
export type Sent = FormAsked | { kind: 'copy'; reference: Reference };
export type Asked = Sent | { kind: 'remove'; reference: Reference };

/**
 * Which dialog of the references is open. A form and a copy close as soon as they are sent; a
 * refusal brings them back with what was typed or chosen, once no other dialog is open.
 */
export function useReferenceDialogs() {
  const [asked, setAsked] = useState<Asked>();
  const [sent, setSent] = useState<Sent>();
  const saves = useLastSaves(sent?.kind === 'form' ? sent.draft : 'reference:');
  const copy = useLastCall('copyReference', sent?.kind === 'copy' ? copySubject(sent.reference.Id) : '');
  const last = sent?.kind === 'form' ? saves.get(sent.draft) : copy;
  const refused = last?.status === 'error' ? sent : undefined;
  return {
    shown: asked ?? refused,
    /** It is not one that was asked for, but came back. */
    isBack: !asked,
    ask: setAsked,
    close: () => (asked ? setAsked(undefined) : setSent(undefined)),
    sent(one: Sent) {
      setSent(one);
      setAsked(undefined);
    },
  };
}
