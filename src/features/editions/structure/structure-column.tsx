import ChevronLeft from 'lucide-react/icons/chevron-left';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { ReadError } from '#src/components/read-error.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { LoadingRegion } from '#src/components/ui/loading-region.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { cn } from '#src/first-screen/cn.ts';
import type { Row } from './rows.ts';

type StructureColumnProps = {
  title: 'Milestones' | 'Activities' | 'Indicators';
  noun: 'Milestone' | 'Activity' | 'Indicator';
  /** What the column belongs to: the chosen milestone or activity. */
  of?: string | undefined;
  rows: readonly Row[] | undefined;
  error: Error | null;
  onRetry: () => void;
  /** Said in place of rows while nothing is chosen in the column before. */
  prompt?: string | false;
  onAdd: () => void;
  /** On a narrow screen, where one column is in view at a time: back to the one before. */
  back?: { label: string; go: () => void };
  /** What was just done, for a screen reader. */
  said: string;
  className?: string;
  children: ReactNode;
};

/** One of the three columns: its head, and its rows or what stands in their place. */
export function StructureColumn(props: StructureColumnProps) {
  const { title, noun, of, rows, prompt, onAdd, back, said, className, children } = props;
  return (
    <section
      aria-label={title}
      data-slot="structure-column"
      className={cn(
        'flex min-h-0 min-w-0 flex-col rounded-lg border bg-card text-card-foreground shadow-xs',
        className,
      )}
    >
      <header className="flex min-h-13 items-center gap-2 border-b py-1 pr-2 pl-3">
        {back && (
          <Button variant="ghost" size="icon-sm" aria-label={back.label} onClick={back.go} className="-ml-2 lg:hidden">
            <ChevronLeft aria-hidden="true" />
          </Button>
        )}
        <h3 className="min-w-0 flex-1 text-base font-semibold">
          {title}
          {rows && !prompt && <span className="ml-2 text-sm font-normal text-muted-foreground">{rows.length}</span>}
          {of && <span className="block truncate text-xs font-normal text-muted-foreground">{of}</span>}
        </h3>
        {!prompt && (
          <Button size="sm" onClick={onAdd} pending={!rows && !props.error}>
            <Plus aria-hidden="true" />
            <span>
              Add <span className="max-[24rem]:sr-only">{noun}</span>
            </span>
          </Button>
        )}
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto rounded-b-[inherit]">
        <Body {...props}>{children}</Body>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  );
}

function Body({ title, noun, rows, error, onRetry, prompt, children }: StructureColumnProps) {
  if (prompt) return <p className="px-4 py-8 text-center text-sm text-muted-foreground">{prompt}</p>;
  if (error && !rows) return <ReadError error={error} onRetry={onRetry} />;
  if (!rows) return <ColumnSkeleton title={title} />;
  if (rows.length === 0) return <EmptyState title={`No ${title}`} reason={`The first one comes with ‘Add ${noun}’.`} />;
  return children;
}

function ColumnSkeleton({ title }: { title: string }) {
  return (
    <LoadingRegion label={`Fetching ${title}...`}>
      {['w-3/5', 'w-2/5', 'w-1/2', 'w-2/3', 'w-1/3'].map((width) => (
        <div key={width} className="flex h-11 items-center gap-3 border-b px-3 last:border-b-0">
          <Skeleton className="h-3 w-5" />
          <Skeleton className={width} />
        </div>
      ))}
    </LoadingRegion>
  );
}
