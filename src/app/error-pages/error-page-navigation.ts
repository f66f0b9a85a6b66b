import type { AnyRouter } from '@tanstack/react-router';
import { safeReturnTo } from '#src/lib/session/return-to.ts';
import type { ErrorPage } from '../failure.ts';

/**
 * Shows an error page. A page that could not be fetched (`isBroken`) gives its history entry away:
 * Back would only meet the same failure again. Any other stays below, for Back to lead to. One that
 * the server does not offer (`isNotOffered`) is said to be so, whatever else of it fails later.
 */
export async function leaveForErrorPage(
  router: AnyRouter,
  to: ErrorPage,
  { isBroken, isNotOffered }: { isBroken: boolean; isNotOffered: boolean },
): Promise<void> {
  const { state, href } = router.latestLocation;
  const isOnErrorPage = state.from !== undefined;
  const replace = isBroken || isOnErrorPage;
  const isAbove = replace ? state.isAbove : true;
  const more = (isNotOffered || (isOnErrorPage && state.isNotOffered)) && { isNotOffered: true };
  const own = isOnErrorPage ? state : { from: href, isBroken };
  await router.navigate({
    to,
    replace,
    state: { from: own.from, isBroken: own.isBroken, isAbove, ...more },
    ignoreBlocker: true,
  });
}

/**
 * Leads from an error page to the page before it, and keeps the error page out of what Back leads
 * to. Within the application, so that what is kept in it (problems with their retry) is not lost.
 */
export function goBackFrom({ latestLocation, history }: AnyRouter): void {
  const { from, isAbove } = latestLocation.state;
  if (isAbove) history.back();
  else history.replace(safeReturnTo(from));
}
