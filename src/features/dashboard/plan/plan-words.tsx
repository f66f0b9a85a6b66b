import { Link } from '@tanstack/react-router';
import { ActivityKind } from '#generated/enums.ts';
import { FoldedOnPhone } from '#src/components/folded-on-phone.tsx';

/** How the plan is written; on a phone folded, so that its first cells are in sight. */
export function PlanWords() {
  return (
    <FoldedOnPhone summary="How the plan is written">
      <p className="max-w-prose text-sm text-muted-foreground">
        Type names into the cells, or paste from a spreadsheet; a press on a head selects its cells. An empty cell
        leaves things as they are. Nothing changes before you apply the plan. What was applied is in the{' '}
        <Link
          to="/activity"
          search={{ kinds: [ActivityKind.Assignment] }}
          className="font-medium text-primary hover:underline"
        >
          activity log
        </Link>
        , where it can be undone.
      </p>
    </FoldedOnPhone>
  );
}
