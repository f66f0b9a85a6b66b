import type { ReactNode } from 'react';

/** States side by side; what does not fit goes to the next line. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-x-4 gap-y-3">{children}</div>;
}
