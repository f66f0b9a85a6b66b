import { type HistoryState, redirect } from '@tanstack/react-router';
import { notices } from '#src/lib/notices/notices.ts';
import type { AppContext } from './context.ts';
import { writesArrived } from './writes-under-way.ts';

/**
 * The door of /unauthorized: logs out whoever has asked for it; starts sign-in for a visitor who has neither just signed out
 * nor just been refused (document 1, section 2.3; decisions, section 4).
 */
export async function enterUnauthorized({ client, session }: AppContext, { from, signOut }: HistoryState) {
  if (signOut && session.token()) {
    // The page that is left is there still: what would be typed on it now would go with the drafts.
    const takeUpAgain = putAside();
    // Signing out forgets the token and all drafts, so a save on its way is waited for, and a refused one stays where it was typed.
    if (!(await writesArrived(client)) && from) {
      takeUpAgain();
      throw redirect({ href: from, replace: true });
    }
    client.clear();
    notices.clear();
    await session.signOut();
  }
  if (!session.token() && !session.ending()) await session.signIn(from ?? '/');
}

/** Nothing on the page can be used until it is taken up again, with the focus where it was, or at the content. */
function putAside(): () => void {
  const focused = document.activeElement;
  document.body.inert = true;
  return () => {
    document.body.inert = false;
    const target = focused?.isConnected ? focused : document.getElementById('content');
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  };
}
