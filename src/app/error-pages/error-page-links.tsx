import { Link, useRouter, useRouterState } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { buttonVariants } from '#src/components/ui/button-variants.ts';
import { safeReturnTo } from '#src/lib/session/return-to.ts';
import { goBackFrom } from './error-page-navigation.ts';

/**
 * The link to the dashboard, and one back to where the person was, if they came from a page. A page
 * that the server failed to give (`triesAgain`) is asked for once more in its place; one that does
 * not exist would only lead here again, so that the way back is to the page before it.
 */
export function ErrorPageLinks({ triesAgain = false }: { triesAgain?: boolean }) {
  const router = useRouter();
  const { from, isBroken } = useRouterState({ select: ({ location }) => location.state });
  const isMissing = isBroken && !triesAgain;
  const goBack = (event: MouseEvent) => {
    event.preventDefault();
    // what was pressed goes with this page, and the focus with it
    const stop = router.subscribe('onRendered', () => {
      stop();
      if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
    });
    if (isMissing) router.history.back();
    else goBackFrom(router);
  };
  if (triesAgain && from && isBroken)
    return (
      <>
        <Button variant="primary" onClick={goBack}>
          Try again
        </Button>
        <Link to="/dashboard" className={buttonVariants({ variant: 'secondary' })}>
          Go to the dashboard
        </Link>
      </>
    );
  return (
    <>
      <Link to="/dashboard" className={buttonVariants({ variant: 'primary' })}>
        Go to the dashboard
      </Link>
      {isMissing && router.history.canGoBack() && <Button onClick={goBack}>Back to where you were</Button>}
      {from && !isMissing && (
        <a href={safeReturnTo(from)} onClick={goBack} className={buttonVariants({ variant: 'secondary' })}>
          Back to where you were
        </a>
      )}
    </>
  );
}
