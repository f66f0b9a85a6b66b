import type { ReactNode } from 'react';

/** What stands directly in it looks as under the pointer, or as with the focus of the keyboard. */
export function Forced({ state, children }: { state: 'hover' | 'focus'; children: ReactNode }) {
  return (
    <div data-forced={state} className="contents">
      {children}
    </div>
  );
}
