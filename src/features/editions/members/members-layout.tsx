import type { ReactNode } from 'react';

/**
 * The users or countries of the edition, and beside them, or below in a narrow container, those
 * that can be added.
 */
export function MembersLayout({ current, addable }: { current: ReactNode; addable: ReactNode }) {
  return (
    <div className="@container">
      <div className="grid items-start gap-4 @4xl:grid-cols-[minmax(0,1fr)_20rem] @6xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="@container min-w-0">{current}</div>
        {addable}
      </div>
    </div>
  );
}
