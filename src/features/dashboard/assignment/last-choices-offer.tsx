import { Button } from '#src/components/ui/button.tsx';
import { useStore } from '#src/lib/store.ts';
import { type BulkDraft, emptyBulkDraft } from './bulk-draft.ts';
import { lastChoices } from './last-choices.ts';
import { tasks } from './tasks.ts';
import { countries, indicators } from './words.ts';

/** Begins with what the last assignment was about, for the next person [B26]. */
export function LastChoicesOffer({ editionId, onTake }: { editionId: number; onTake: (draft: BulkDraft) => void }) {
  const last = useStore(lastChoices);
  if (last?.editionId !== editionId || !last.bulk) return null;
  const { task, ...sets } = last.bulk;
  const assignee = { ...emptyBulkDraft.assignee, task };
  const label = tasks.find(({ value }) => value === task)?.label;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border bg-muted px-3 py-2 text-sm">
      <p className="mr-auto min-w-0">
        Last time: {label}, {indicators(sets.indicators.size)}, {countries(sets.countries.size)}
      </p>
      <Button size="sm" onClick={() => onTake({ assignee, ...sets })}>
        Select the same
      </Button>
    </div>
  );
}
