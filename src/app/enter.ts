import { isCancelledError, type QueryClient } from '@tanstack/react-query';
import {
  type AnyRouter,
  isRedirect,
  type ParsedLocation,
  redirect,
  type StaticDataRouteOption,
} from '@tanstack/react-router';
import { getListReportEditionsQueryOptions } from '#generated/hooks/editions/editions.ts';
import { getReadCurrentUserQueryOptions } from '#generated/hooks/session/session.ts';
import type { CurrentUser, ReportEdition } from '#generated/model/index.ts';
import { currentEdition } from '#rules/current-edition.ts';
import { notices } from '#src/lib/notices/notices.ts';
import type { AppContext } from './context.ts';
import { errorPageOf } from './failure.ts';
import { mayEnter, type Page, refusal } from './pages.ts';

export const NO_ACTIVE_EDITION = 'No active edition';
/** The longest wait for a frame, which may take a while on a slow machine. */
const FRAME_MS = 250;

type Entering = {
  context: AppContext;
  location: ParsedLocation;
  preload: boolean;
  /** False where the person stays on the page and only what it shows changes. */
  isEntering: boolean;
  /** From a page of the layout to another one, by a press. */
  isWithin: boolean;
  staticData: StaticDataRouteOption[];
};
/**
 * The current edition: undefined where none is active, null where the page did not wait to know.
 */
export type Entered = { edition: ReportEdition | undefined | null };

/**
 * Guard of the protected layout (requirements A2.2): signs in, loads the current user and,
 * where the page shows it, the current edition, and guards the page. Words are pushed only for a
 * visit, not while a link is preloaded.
 */
export async function enter({
  context: { session, client },
  location,
  preload,
  isEntering,
  isWithin,
  staticData,
}: Entering): Promise<Entered> {
  const page = staticData.findLast((one) => one.page)?.page;
  if (!session.token()) await session.signIn(location.href);
  const say = (message: string) => preload || notices.push({ message });
  const ask = () =>
    Promise.all([
      isEntering && !preload ? freshUser(client) : client.ensureQueryData(getReadCurrentUserQueryOptions()),
      page?.edition ? knownEditions(client) : prefetchEditions(client),
      isEntering && isWithin && painted(),
    ]);
  // What an error page asked for as well is cancelled when that page goes.
  const asked = ask().catch((error) => (isCancelledError(error) ? ask() : Promise.reject(error)));
  const [user, editions] = await asked.catch(async (error) => {
    const to = errorPageOf(error);
    if (to === '/unauthorized') await session.refuse();
    throw to && !isRedirect(error) ? redirect({ to, state: { from: location.href } }) : error;
  });
  if (page && !mayEnter(page, user.Permissions)) {
    say(refusal(page));
    throw redirect({
      to: '/unauthorized',
      state: { from: undefined, refusedAt: location.href, refusedPage: page.label },
    });
  }
  if (!editions) return { edition: null };
  const edition = currentEdition(editions);
  if (!edition && needsCurrent(page, location)) {
    say(NO_ACTIVE_EDITION);
    throw redirect({ to: '/dashboard' });
  }
  return { edition };
}

/**
 * The frame in which the pressed link is marked: a page whose answers are there already would
 * otherwise be drawn in the task of the press, which then shows nothing for as long as that takes.
 * A tab in the background has no frames.
 */
export const painted = (): Promise<void> =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, FRAME_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** Resolves when the page that is gone to is drawn, and what the one before read is let go of. */
export async function drawn(router: AnyRouter): Promise<void> {
  do await painted();
  while (router.state.status === 'pending');
}

/** Whether the page needs a current edition; an address may name another one instead. */
const needsCurrent = (page: Page | undefined, { search }: ParsedLocation): boolean =>
  page?.edition === 'required' || (page?.edition === 'addressed' && !('edition' in search));

/**
 * The current user, refetched after a minute; the cached one where that fails, since the server
 * checks every call.
 */
async function freshUser(client: QueryClient): Promise<CurrentUser> {
  const options = getReadCurrentUserQueryOptions();
  const known = client.getQueryData(options.queryKey);
  if (!known) return client.ensureQueryData(options);
  return client.fetchQuery({ ...options, retry: false }).catch((error) => {
    if (errorPageOf(error) === '/unauthorized') throw error;
    return known;
  });
}

/**
 * Returns cached editions at once and refetches stale ones; follow-edition.ts applies the result.
 */
const knownEditions = (client: QueryClient) =>
  client.ensureQueryData({ ...getListReportEditionsQueryOptions(), revalidateIfStale: true });

/** Most other pages need the list, so it is fetched, but this page is shown without it. */
function prefetchEditions(client: QueryClient): undefined {
  void client.prefetchQuery(getListReportEditionsQueryOptions());
}
