import { type HistoryState, redirect } from '@tanstack/react-router';
import { notices } from '#src/lib/notices/notices.ts';
import { signOut } from '#src/lib/session/sign-out.ts';
import { endVisit } from '#src/lib/store.ts';
import type { AppContext } from './context.ts';
import { mayForgetDrafts } from './unsaved/ask-before-log-out.tsx';
import { type Arrival, writesArrived } from './writes-under-way.ts';

/** Why the person is not logged out. */
const STAYING: Record<Exclude<Arrival, 'arrived'>, string> = {
  refused: 'You are not logged out, because a change could not be saved. Log out again to leave without it.',
  processing:
    'Still processing. You are not logged out, because the server has not finished with your last change yet. Log out again to leave all the same.',
  unanswered:
    'You are not logged out, because the server has not answered yet. Your last change may not be saved. Log out again to leave all the same.',
};

/**
 * Guard of /unauthorized: logs out whoever has asked for it; starts sign-in for a visitor who
 * has neither just signed out nor just been refused (requirements A2.3; ADR-015).
 */
export async function enterUnauthorized({ client, session }: AppContext, { from, signOut: askedAt }: HistoryState) {
  if (askedAt && session.token()) {
    // The page that is left is there still: what would be typed on it now would go with the drafts.
    const takeUpAgain = putAside();
    // Signing out forgets the token and all drafts: a save under way is waited for, and a refused
    // one stays where it was typed.
    const arrival = await writesArrived(client, askedAt);
    if (arrival !== 'arrived' && from) {
      takeUpAgain();
      notices.push({ tone: 'info', message: STAYING[arrival] });
      throw redirect({ href: from, replace: true });
    }
    takeUpAgain();
    if (from && !(await mayForgetDrafts())) throw redirect({ href: from, replace: true });
    putAside();
    client.clear();
    notices.clear();
    endVisit();
    await signOut(session);
  }
  if (!session.token() && !session.ending()) await session.signIn(from ?? '/');
}

/**
 * Nothing on the page can be used until it is taken up again, with the focus where it was, or at
 * the content.
 */
function putAside(): () => void {
  const focused = document.activeElement;
  document.body.inert = true;
  return () => {
    document.body.inert = false;
    const target = focused?.isConnected ? focused : document.getElementById('content');
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  };
}
