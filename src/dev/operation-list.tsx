import { useState, useSyncExternalStore } from 'react';
import { type OperationId, operations } from '#generated/operations.ts';
import { SearchInput } from '#src/components/ui/search-input.tsx';
import { useStore } from '#src/lib/store.ts';
import { mockReach } from './mock-memory.ts';
import { OperationRow } from './operation-row.tsx';
import type { Tools } from './tools.ts';

type Group = { title: string; ids: OperationId[] };

const all = Object.keys(operations) as OperationId[];
const areas = [...new Set(all.map((id) => operations[id].area))];

/**
 * Every operation of the contract, those of this page first, then area by area; or what was
 * searched for.
 */
export function OperationList({ tools }: { tools: Tools }) {
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<OperationId>();
  const used = useSyncExternalStore(tools.used.subscribe, () => tools.used.ids().join());
  const reach = useStore(mockReach);
  const groups = search ? [found(search, reach)] : grouped(used ? (used.split(',') as OperationId[]) : []);
  return (
    <div className="flex flex-col gap-3">
      <SearchInput label="Search operations" value={search} onSearch={setSearch} onType={setSearch} />
      {Object.keys(reach).length > 0 && (
        <p className="text-xs text-muted-foreground">
          ‘6 of 27 writes’ on a read: 27 writes change it on a backend, 6 of them in the mock. ‘1 of 3 reads’ on a
          write: it changes 3 reads on a backend, 1 of them in the mock.
        </p>
      )}
      {groups.map(({ title, ids }) => (
        <section key={title} aria-label={title}>
          <h3 className="mb-1 text-xs font-semibold text-muted-foreground">
            {title} <span className="font-normal tabular-nums">{ids.length}</span>
          </h3>
          {ids.length === 0 && (
            <p className="text-sm text-muted-foreground">
              No operation has these words in its name, method or path, nor in 'read', 'write', 'kept' or 'example'.
            </p>
          )}
          <ul className="divide-y rounded-md border empty:hidden">
            {ids.map((id) => (
              <OperationRow
                key={id}
                id={id}
                tools={tools}
                open={id === open}
                onToggle={() => setOpen(id === open ? undefined : id)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function found(search: string, reach: ReturnType<typeof mockReach.get>): Group {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const text = (id: OperationId) => {
    const { method, path, reads } = operations[id];
    const { [id]: own } = reach;
    const kept = own && (own.shown.length > 0 ? 'kept' : 'example');
    return [id, method, path, reads ? 'read' : 'write', kept].join(' ').toLowerCase();
  };
  return { title: 'Found', ids: all.filter((id) => words.every((word) => text(id).includes(word))) };
}

function grouped(used: OperationId[]): Group[] {
  const rest = areas.map((area) => ({
    title: area,
    ids: all.filter((id) => operations[id].area === area && !used.includes(id)),
  }));
  return [{ title: 'Used by this page', ids: used }, ...rest].filter(({ ids }) => ids.length > 0);
}
