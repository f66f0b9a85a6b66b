import { Link } from '@tanstack/react-router';
import { buttonVariants } from '#src/components/ui/button-variants.ts';
import { EmptyState } from '#src/components/ui/empty-state.tsx';

/**
 * Stands where a library of references may come one day (requirements B, 'Indicator library'), and
 * says where they are.
 */
export function ReferencesPlaceholder() {
  return (
    <EmptyState
      className="mt-3 rounded-lg border bg-card py-16 shadow-xs"
      title="References are not managed here yet"
      reason="They are kept with each country indicator: open one from the dashboard to read, add, edit or copy its references."
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <Link to="/dashboard" className={buttonVariants({ variant: 'primary' })}>
            Go to the dashboard
          </Link>
          <Link to="/libraries/manage-indicators" className={buttonVariants()}>
            Indicator library
          </Link>
        </span>
      }
    />
  );
}
