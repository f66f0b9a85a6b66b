import { Link } from '@tanstack/react-router';
import { buttonVariants } from '#src/components/ui/button-variants.ts';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { useAccess } from '#src/lib/access/use-access.ts';

/** The first screen of a programme that runs no edition: why it is empty, and the next step. */
export function NoEdition() {
  const { may, mayForSome } = useAccess();
  const starts = may('createReportEdition');
  const works = starts || mayForSome('updateRating');
  return (
    <EmptyState
      title="No data to display"
      reason={
        starts
          ? 'No edition is active. Create one: its indicators and countries become the work that is listed here.'
          : `No edition is active. As soon as a manager creates one, ${
              works
                ? 'the work that is assigned to you is listed here.'
                : 'its progress and its results are shown here.'
            }`
      }
      action={
        works && (
          <Link to={starts ? '/editions' : '/preferences'} className={buttonVariants({ variant: 'primary' })}>
            {starts ? 'Go to editions' : 'Choose how you are told'}
          </Link>
        )
      }
      className="mt-3 rounded-lg border bg-card py-12 shadow-xs"
    />
  );
}
