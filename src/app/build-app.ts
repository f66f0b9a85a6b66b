import { authorizeWith } from '#src/lib/api/fetcher.ts';
import { createApiClient } from '#src/lib/api/query-client.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { createSession } from '#src/lib/session/session.ts';
import type { Settings } from '#src/lib/settings.ts';
import { editsOnDemand } from './edits-on-demand.ts';
import { createReports } from './failure.ts';
import { followEdition } from './follow-edition.ts';
import { createAppRouter } from './router.ts';
import { warnOfLeaving } from './warn-of-leaving.ts';
import { watchWindow } from './watch-window.ts';

/** How long the current user is kept, in milliseconds (document 1, section 9). */
const CURRENT_USER_MS = 60_000;
/** Editions change a few times a year: a page change need not ask again. */
const EDITIONS_MS = 60_000;

/** Wires the rooms together once: session, fetcher, query client, failures, router. */
export async function buildApp(settings: Settings) {
  const session = createSession(settings, () =>
    notices.push({ message: 'Your session cannot be renewed. Save your work; you may be asked to sign in again.' }),
  );
  authorizeWith(session);
  const client = createApiClient(editsOnDemand(), {
    withdraw: notices.withdraw,
    ...createReports({
      push: notices.push,
      reload: () => globalThis.location.reload(),
      leaveFor: async (page) => {
        const from = router.state.location.state.from ?? router.state.location.href;
        if (page === '/unauthorized') await session.refuse();
        await router.navigate({ to: page, state: { from }, ignoreBlocker: true });
      },
    }),
  });
  client.setQueryDefaults(['readCurrentUser'], { staleTime: CURRENT_USER_MS });
  client.setQueryDefaults(['listReportEditions'], { staleTime: EDITIONS_MS });
  await session.restore();
  const router = createAppRouter({ client, session, settings });
  followEdition({
    client,
    entered: () => {
      const door = router.state.matches.find(({ routeId }) => routeId === '/_app');
      return door && 'edition' in door.context ? door.context.edition : null;
    },
    reenter: () => void router.invalidate(),
  });
  watchWindow(session.token);
  warnOfLeaving(client.getMutationCache());
  return { client, session, settings, router };
}
