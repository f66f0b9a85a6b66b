import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { getReadCurrentUserQueryKey } from '#generated/hooks/session/session.ts';
import type { CurrentUser } from '#generated/model/index.ts';
import { sendThrough } from '#src/lib/api/fetcher.ts';
import { type NewNotice, notices } from '#src/lib/notices/notices.ts';
import type { Session } from '#src/lib/session/session.ts';
import { checkResponse } from './check-response.ts';
import { openChoices } from './choices.ts';
import { currentPage, isAfterFailure } from './current-page.ts';
import { Drawer } from './drawer.tsx';
import { intercept } from './intercept.ts';
import { choicesOf } from './link.ts';
import { watchOperationsInUse } from './operations-in-use.ts';
import { createDriftReport } from './report-drift.ts';
import { createTools, type Tools } from './tools.ts';

/**
 * What is to be said about a link, kept for the tab until somebody is signed in: the way there is a
 * page of its own.
 */
const WORDS = 'dev:words';

type App = { client: QueryClient; router: AnyRouter; session: Pick<Session, 'token' | 'signIn'> };

/**
 * The developer's tools, in development builds only: choosing responses and targets, and checking
 * each response with the contract.
 */
export function startTools({ client, router, session }: App): Tools & { stop(): void } {
  const choices = openChoices();
  const used = watchOperationsInUse(client);
  const goBack = () => {
    const { pathname, search } = currentPage();
    // Signed out, the way back would lead to the sign-in.
    if (session.token() && !isAfterFailure(pathname)) leaveFailure(router, pathname + search);
  };
  const person = {
    get: () => (session.token() ? client.getQueryData<CurrentUser>(getReadCurrentUserQueryKey()) : undefined),
    subscribe: (listener: () => void) => client.getQueryCache().subscribe(listener),
    change() {
      const { pathname, search } = currentPage();
      return session.signIn(pathname + search, 'select_account');
    },
  };
  const tools = createTools({ choices, used, client, token: session.token, person, goBack });
  const report = createDriftReport();
  sendThrough(
    intercept({
      choices: choices.get,
      called: used.called,
      check: (id, answer, signal) =>
        void checkResponse(id, answer).then(
          (found) => report(id, found),
          (error) => signal?.aborted || console.error(error),
        ),
    }),
  );
  const unsubscribe = router.subscribe('onBeforeNavigate', ({ pathChanged, toLocation }) => {
    // What was used before the page of an error is what one wants to change there.
    if (pathChanged && !isAfterFailure(toLocation.pathname)) used.forget();
  });
  const say = () => session.token() && sayKept();
  const unsubscribeSay = router.subscribe('onResolved', say);
  const follow = () => {
    takeLink(tools);
    say();
  };
  follow();
  globalThis.addEventListener('hashchange', follow);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<Drawer tools={tools} />);
  const stop = () => {
    sendThrough(({ init }, send) => send(init));
    unsubscribe();
    unsubscribeSay();
    globalThis.removeEventListener('hashchange', follow);
    root.unmount();
    place.remove();
  };
  return { ...tools, stop };
}

function leaveFailure({ history }: AnyRouter, to: string): void {
  if (isAfterFailure(globalThis.location.pathname)) history.replace(to);
}

/**
 * Takes the choices of a shared link and leaves the address without them: from here on they are
 * kept for the tab.
 */
function takeLink(tools: Tools) {
  const { hash, pathname, search } = globalThis.location;
  const link = choicesOf(hash);
  if (!link) return;
  globalThis.history.replaceState(globalThis.history.state, '', pathname + search);
  tools.take(link.choices);
  const words: NewNotice[] = [];
  if (link.unknown.length > 0)
    words.push({ message: `The link names answers that the contract does not have: ${link.unknown.join(', ')}` });
  if (link.choices.ownUrl)
    words.push({
      tone: 'info',
      message: `The link names ${link.choices.ownUrl} as target. It stands in the developer's drawer; your calls, with your token, go there once you press 'Use'.`,
    });
  sessionStorage.setItem(WORDS, JSON.stringify(words));
}

/** Says what a link gave rise to, where nothing stands before the way through sign-in any more. */
function sayKept() {
  const words = JSON.parse(sessionStorage.getItem(WORDS) ?? '[]') as NewNotice[];
  sessionStorage.removeItem(WORDS);
  for (const each of words) notices.push(each);
}
