import { type ReactNode, useState } from 'react';
import { PHONE } from './phone.ts';

/** What stands open where there is room; on a phone folded under the words of `summary`. */
export function FoldedOnPhone({ summary, children }: { summary: string; children: ReactNode }) {
  const [isPhone] = useState(() => matchMedia(PHONE).matches);
  if (!isPhone) return children;
  return (
    <details>
      <summary className="flex items-center text-sm text-muted-foreground underline underline-offset-4">
        {summary}
      </summary>
      {children}
    </details>
  );
}
