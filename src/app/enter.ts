import { isRedirect, type ParsedLocation, redirect, type StaticDataRouteOption } from '@tanstack/react-router';
import { getListReportEditionsQueryOptions } from '#generated/hooks/editions/editions.ts';
import { getReadCurrentUserQueryOptions } from '#generated/hooks/session/session.ts';
import type { ReportEdition } from '#generated/model/index.ts';
import { currentEdition } from '#rules/current-edition.ts';
import { notices } from '#src/lib/notices/notices.ts';
import type { AppContext } from './context.ts';
import { errorPageOf } from './failure.ts';
import { mayEnter, refusal } from './pages.ts';

export const NO_ACTIVE_EDITION = 'No active edition';

type Entering = {
  context: AppContext;
  location: ParsedLocation;
  preload: boolean;
  staticData: StaticDataRouteOption[];
};
/** The current edition; undefined only on pages that can do without one. */
export type Entered = { edition: ReportEdition | undefined };

/**
 * The protected layout's door (document 1, section 2.2): signs in, loads the current user and the current edition together,
 * guards the page. Words are pushed only for a visit, not while a link is preloaded.
 */
export async function enter({
  context: { session, client },
  location,
  preload,
  staticData,
}: Entering): Promise<Entered> {
  const page = staticData.findLast((one) => one.page)?.page;
  if (!session.token()) await session.signIn(location.href);
  const say = (message: string) => preload || notices.push({ message });
  const [user, editions] = await Promise.all([
    client.ensureQueryData(getReadCurrentUserQueryOptions()),
    // What is known is taken at once and asked anew where it is out of date; follow-edition.ts brings the answer here.
    client.ensureQueryData({ ...getListReportEditionsQueryOptions(), revalidateIfStale: true }),
  ]).catch(async (error) => {
    const to = errorPageOf(error);
    if (to === '/unauthorized') await session.refuse();
    throw to && !isRedirect(error) ? redirect({ to, state: { from: location.href } }) : error;
  });
  if (page && !mayEnter(page, user.Permissions)) {
    say(refusal(page));
    throw redirect({ to: '/unauthorized', state: { from: undefined } });
  }
  const edition = currentEdition(editions);
  if (page?.needsEdition && !edition) {
    say(NO_ACTIVE_EDITION);
    throw redirect({ to: '/dashboard' });
  }
  return { edition };
}
