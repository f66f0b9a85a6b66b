import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { useDelayed } from '#src/components/ui/use-delayed.ts';
import { cn } from '#src/first-screen/cn.ts';
import { formatNumber } from '#src/lib/words.ts';
import type { Summary } from './use-summary.ts';
import { overwriteWarning } from './words.ts';

/** What the assignment touches, and what it overwrites, before it is made. */
export function SummaryNote({ summary, userName }: { summary: Summary; userName: string }) {
  const { isPending, isCounting, error, candidates, existing, sameUser } = summary;
  const isLate = useDelayed(isCounting && !isPending);
  if (error)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <div className="min-w-0">
          <p className="font-medium text-destructive">{error.message}</p>
          {error.detail && <p>{error.detail}</p>}
        </div>
        <Button size="sm" pending={isCounting} onClick={summary.retry}>
          Try again
        </Button>
      </div>
    );
  return (
    <div role="status" aria-busy={isCounting} className={cn('grid gap-2 text-sm', isLate && 'opacity-60')}>
      {isPending ? (
        <>
          <span className="sr-only">Counting what would be overwritten...</span>
          <Skeleton className="w-2/3" />
        </>
      ) : (
        <>
          {existing > 0 && <Warning>{overwriteWarning(existing, candidates)}</Warning>}
          {sameUser > 0 && (
            <Warning>
              {userName} would both research and review {formatNumber(sameUser)} of them.
            </Warning>
          )}
          {existing === 0 && sameUser === 0 && (
            <p className="text-muted-foreground">
              {candidates > 0 ? 'Nobody’s assignment is overwritten.' : 'None of them is in the edition any more.'}
            </p>
          )}
        </>
      )}
    </div>
  );
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 rounded-md border border-warning/40 bg-warning/10 px-3 py-2">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
      <span>{children}</span>
    </p>
  );
}
