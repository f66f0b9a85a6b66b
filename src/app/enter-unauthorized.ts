import type { HistoryState } from '@tanstack/react-router';
import { notices } from '#src/lib/notices/notices.ts';
import type { AppContext } from './context.ts';

/**
 * The door of /unauthorized: logs out whoever has asked for it; starts sign-in for a visitor who has neither just signed out
 * nor just been refused (document 1, section 2.3; decisions, section 4).
 */
export async function enterUnauthorized({ client, session }: AppContext, { from, signOut }: HistoryState) {
  if (signOut && session.token()) {
    client.clear();
    notices.clear();
    await session.signOut();
  }
  if (!session.token() && !session.ending()) await session.signIn(from ?? '/');
}
