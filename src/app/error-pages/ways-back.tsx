import { Link, useRouterState } from '@tanstack/react-router';
import { buttonVariants } from '#src/components/ui/button-variants.ts';
import { safeReturnTo } from '#src/lib/session/return-to.ts';

/** The link to the dashboard, and one back to where the person was, if they came from a page. */
export function WaysBack() {
  const from = useRouterState({ select: ({ location }) => location.state.from });
  return (
    <>
      <Link to="/dashboard" className={buttonVariants({ variant: 'primary' })}>
        Go to the dashboard
      </Link>
      {from && (
        <a href={safeReturnTo(from)} className={buttonVariants({ variant: 'secondary' })}>
          Back to where you were
        </a>
      )}
    </>
  );
}
