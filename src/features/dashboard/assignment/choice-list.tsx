import type { ChoiceNode } from '#src/components/choices/choice-nodes.ts';
import { GroupedList } from '#src/components/choices/grouped-list.tsx';
import { ReadError } from '#src/components/read-error.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { LoadingRegion } from '#src/components/ui/loading-region.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';

export type ChoiceListProps = { selected: ReadonlySet<number>; onSelectedChange: (selected: Set<number>) => void };

type Answered = {
  label: string;
  groups: ChoiceNode[] | undefined;
  error: Error | null;
  onRetry: () => void;
  startsOpen?: boolean;
};

/** A tree of choices, or what stands in its place while there is none. */
export function ChoiceList({ label, groups, error, onRetry, ...tree }: ChoiceListProps & Answered) {
  if (error && !groups) return <ReadError error={error} onRetry={onRetry} />;
  if (!groups)
    return (
      <LoadingRegion label={`Loading ${label.toLowerCase()}`} className="grid content-start gap-4 py-2">
        {['w-full', 'w-2/3', 'w-3/4', 'w-1/2'].map((width) => (
          <Skeleton key={width} className={width} />
        ))}
      </LoadingRegion>
    );
  if (groups.length === 0)
    return (
      <EmptyState
        title="No data to display"
        reason={`This edition has no ${label.toLowerCase()} yet: add them under EDITIONS.`}
      />
    );
  return <GroupedList label={label} groups={groups} {...tree} />;
}
