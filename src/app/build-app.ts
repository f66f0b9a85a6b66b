import { authorizeWith } from '#src/lib/api/fetcher.ts';
import { createApiClient } from '#src/lib/api/query-client.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { createSession } from '#src/lib/session/session.ts';
import type { Settings } from '#src/lib/settings.ts';
import { editsOnDemand } from './edits-on-demand.ts';
import { drawn } from './enter.ts';
import { goBackFrom, leaveForErrorPage } from './error-pages/error-page-navigation.ts';
import { createReports, isErrorPage } from './failure.ts';
import { followEdition } from './follow-edition.ts';
import { setFreshness } from './freshness.ts';
import { heldNoteKeys, noteHeld } from './held-notes.ts';
import { leaveFirstAtPlace } from './leave-at.ts';
import { createAppRouter } from './router.ts';
import { sendHeldAtEnd } from './send-held.ts';
import { warnOfLeaving } from './warn-of-leaving.ts';
import { watchWindow } from './watch-window.ts';

/** Connects session, fetcher, query client, failure reports and router, once. */
export async function buildApp(settings: Settings) {
  const session = createSession(settings, () =>
    notices.push({ message: 'Your session cannot be renewed. Save your work; you may be asked to sign in again.' }),
  );
  authorizeWith(session);
  const client = createApiClient(editsOnDemand(), {
    withdraw: notices.withdraw,
    leaving: () => router.state.status === 'pending' && drawn(router),
    ...createReports({
      push: notices.push,
      dismiss: notices.dismiss,
      reload: () => globalThis.location.reload(),
      noteHeld,
      leaveFor: async (page, why) => {
        if (page === '/unauthorized') await session.refuse();
        await leaveForErrorPage(router, page, why);
      },
      goBack() {
        const { pathname, state } = router.state.location;
        if (!isErrorPage(pathname) || !state.from) return false;
        goBackFrom(router);
        return true;
      },
    }),
  });
  setFreshness(client);
  await session.restore();
  const router = createAppRouter({ client, session, settings });
  leaveFirstAtPlace();
  followEdition({
    client,
    entered: () => {
      const layout = router.state.matches.find(({ routeId }) => routeId === '/_app');
      return layout && 'edition' in layout.context ? layout.context.edition : null;
    },
    reenter: () => void router.invalidate(),
  });
  watchWindow(session.token);
  warnOfLeaving(client.getMutationCache());
  sendHeldAtEnd(client);
  // The keys are read now: what this page notes meanwhile is not an earlier page's.
  const leftNotes = session.token() ? heldNoteKeys() : [];
  if (leftNotes.length > 0)
    void import('./settle-held.ts').then(({ settleHeldNotes }) => settleHeldNotes(client, leftNotes));
  return { client, session, settings, router };
}
