import { Link, useRouter, useRouterState } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { buttonVariants } from '#src/components/ui/button-variants.ts';
import { safeReturnTo } from '#src/lib/session/return-to.ts';
import { goBackFrom } from './error-page-navigation.ts';

/** The link to the dashboard, and one back to where the person was, if they came from a page. */
export function ErrorPageLinks() {
  const router = useRouter();
  const from = useRouterState({ select: ({ location }) => location.state.from });
  const goBack = (event: MouseEvent) => {
    event.preventDefault();
    goBackFrom(router);
  };
  return (
    <>
      <Link to="/dashboard" className={buttonVariants({ variant: 'primary' })}>
        Go to the dashboard
      </Link>
      {from && (
        <a href={safeReturnTo(from)} onClick={goBack} className={buttonVariants({ variant: 'secondary' })}>
          Back to where you were
        </a>
      )}
    </>
  );
}
