import type { ReactNode } from 'react';

/**
 * Those who belong to the edition, and beside them, or below on a narrow screen, those who can be
 * added.
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
