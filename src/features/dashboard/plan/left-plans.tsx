import { TypedNotSaved } from '#src/components/typed-not-saved.tsx';
import { useAccess } from '#src/lib/access/use-access.ts';
import { drafts } from '#src/lib/forms/drafts.ts';
import { useDraftNames } from '#src/lib/forms/use-draft-names.ts';
import { type KeptPlan, planDraftName } from './use-plan-draft.ts';

/** What was planned for an edition that was closed meanwhile, to be pasted into this one [B47]. */
export function LeftPlans({ editionId }: { editionId: number }) {
  const { user } = useAccess();
  const own = planDraftName({ editionId, userId: user?.Id });
  return useDraftNames('plan:')
    .filter((name) => name !== own && name.endsWith(`:${user?.Id}`))
    .map((name) => (
      <TypedNotSaved
        key={name}
        text={drafts.read<KeptPlan>(name)?.typed.Plan ?? ''}
        onDiscard={() => drafts.drop(name)}
      >
        What you planned for an earlier edition was not applied. Copied, it can be pasted into the first cell.
      </TypedNotSaved>
    ));
}
