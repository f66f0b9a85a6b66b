import type { ReactNode } from 'react';
import { formatScore } from '#src/lib/results/figures.ts';

type MakingProps = { title: string; score: number | null; children: ReactNode };

/** How a figure is made: whose it is, the figure, then what it is made of. */
export const Making = ({ title, score, children }: MakingProps) => (
  <div className="grid gap-2 text-sm">
    <p className="text-xs font-medium text-muted-foreground">How is this made?</p>
    <p className="flex items-baseline justify-between gap-3 font-semibold">
      {title}
      <span data-tabular className="text-xl">
        {formatScore(score)}
      </span>
    </p>
    {children}
  </div>
);

/** What stands beside the figure, such as the edition before or the region's mean. */
export const Beside = ({ children }: { children: ReactNode }) => (
  <dl data-tabular className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 border-t pt-2">
    {children}
  </dl>
);

export const BesideLine = ({ term, children }: { term: ReactNode; children: ReactNode }) => (
  <>
    <dt className="text-muted-foreground">{term}</dt>
    <dd className="text-right">{children}</dd>
  </>
);

/** Where the ratings are: in view where the popover is too low for all that is above. */
export const MakingLinks = ({ children }: { children: ReactNode }) => (
  <div className="sticky -bottom-3 -mb-3 flex flex-wrap gap-x-4 gap-y-1 border-t bg-popover pt-2 pb-3 [&_a]:rounded-sm [&_a]:text-primary [&_a]:hover:underline">
    {children}
  </div>
);
