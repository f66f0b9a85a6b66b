import type { WorkflowUser } from '#generated/model/index.ts';
import { Button } from '#src/components/ui/button.tsx';
import { listed } from '#src/lib/words.ts';
import { tasks } from '../assignment/tasks.ts';
import { type HandOverDraft, nameOf } from './hand-over-draft.ts';

type LastHandOverOfferProps = { draft: HandOverDraft; users: readonly WorkflowUser[]; onTake: () => void };

/** Begins with whom the last hand-over went to, for the next person [B26]. */
export function LastHandOverOffer({ draft, users, onTake }: LastHandOverOfferProps) {
  const words = tasks.flatMap(({ value, label }) =>
    draft[value].length > 0 ? `${label} to ${listed(draft[value].map((id) => nameOf(users, id)))}` : [],
  );
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border bg-muted px-3 py-2 text-sm">
      <p className="mr-auto min-w-0">Last time: {words.join(', ')}</p>
      <Button size="sm" onClick={onTake}>
        Select the same
      </Button>
    </div>
  );
}
