import { useState } from 'react';

/** Which of the page's panels are open, and one switch for all of them. */
export function usePanels<Name extends string>(names: readonly Name[]) {
  const [closed, setClosed] = useState<readonly Name[]>([]);
  const anyOpen = names.some((name) => !closed.includes(name));
  return {
    anyOpen,
    toggleAll: () => setClosed(anyOpen ? names : []),
    /** What a `Panel` takes to be one of them. */
    of: (name: Name) => ({
      collapsible: true,
      open: !closed.includes(name),
      onOpenChange: (open: boolean) =>
        setClosed(open ? closed.filter((one) => one !== name) : [...closed.filter((one) => one !== name), name]),
    }),
  };
}
