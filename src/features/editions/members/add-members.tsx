import { type ReactNode, useState } from 'react';
import { PickList } from '#src/components/choices/pick-list.tsx';
import type { PickItem } from '#src/components/choices/pick-row.tsx';
import { ReadError } from '#src/components/read-error.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { LoadingRegion } from '#src/components/ui/loading-region.tsx';
import { Panel } from '#src/components/ui/panel.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { counted } from '#src/lib/words.ts';

interface AddMembersProps {
  title: string;
  /** How one and several are called: ['user', 'users']. */
  nouns: readonly [string, string];
  /** Undefined while they are loading. */
  items: PickItem[] | undefined;
  empty: string;
  error: { message: string } | null;
  onRetry: () => void;
  /** Adds them and calls back when the server has. */
  onAdd: (ids: number[], added: () => void) => void;
}

/**
 * Those who can be added, of whom any number is added at once. The choice stays until the server
 * has taken it.
 */
export function AddMembers({ title, nouns: [one, many], items, onAdd, ...rest }: AddMembersProps) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const ids = items?.filter(({ id }) => selected.has(id)).map(({ id }) => id) ?? [];
  const forget = () => setSelected((all) => new Set([...all].filter((id) => !ids.includes(id))));

  return (
    <Panel title={title}>
      {items ? (
        <div className="grid gap-3">
          <PickList
            items={items}
            selected={selected}
            onSelectedChange={setSelected}
            label={title}
            searchLabel={`Search ${many} to add`}
            empty={<EmptyState title={rest.empty} className="py-6" />}
            rows={10}
          />
          <Button
            variant="primary"
            blocked={ids.length === 0 && (items.length > 0 ? `Select at least one ${one}` : rest.empty)}
            onClick={() => onAdd(ids, forget)}
          >
            {ids.length > 0 ? `Add ${counted(ids.length, one, many)}` : `Add ${many}`}
          </Button>
        </div>
      ) : rest.error ? (
        <ReadError error={rest.error} onRetry={rest.onRetry} />
      ) : (
        <PickSkeleton label={`Fetching the ${many} to add...`} />
      )}
    </Panel>
  );
}

/** How a notice names those who are added together. */
export function recordOf([first, ...more]: readonly string[]): string | undefined {
  return more.length > 0 ? `${first} and ${more.length} more` : first;
}

function PickSkeleton({ label }: { label: string }): ReactNode {
  return (
    <LoadingRegion label={label} className="grid gap-3">
      <Skeleton className="h-control" />
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} className="w-2/3" />
      ))}
    </LoadingRegion>
  );
}
