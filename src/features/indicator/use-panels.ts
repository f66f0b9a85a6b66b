import { useState } from 'react';
import { PHONE } from '#src/components/phone.ts';

/**
 * Which of the page's panels are open, and one switch for all of them. Those of `folded` begin
 * closed on a phone, where they would stand between a person and the form.
 */
export function usePanels<Name extends string>(names: readonly Name[], folded: readonly Name[]) {
  const [closed, setClosed] = useState(() => (matchMedia(PHONE).matches ? folded : []));
  const anyOpen = names.some((name) => !closed.includes(name));
  return {
    anyOpen,
    toggleAll: () => setClosed(anyOpen ? names : []),
    /** The props that make a `Panel` one of them. */
    of: (name: Name) => ({
      collapsible: true,
      open: !closed.includes(name),
      onOpenChange: (open: boolean) =>
        setClosed(open ? closed.filter((one) => one !== name) : [...closed.filter((one) => one !== name), name]),
    }),
  };
}
