import { redirect } from '@tanstack/react-router';
import { getLogInQueryOptions, getReadCurrentUserQueryKey } from '#generated/hooks/session/session.ts';
import { endingOf } from '#src/lib/session/ending.ts';
import { FRAME_KEY } from '#src/lib/session/frame-key.ts';
import { signOut } from '#src/lib/session/sign-out.ts';
import type { AppContext } from './context.ts';

/**
 * /login/callback (requirements A2.2): takes the tokens, calls the login endpoint, refreshes
 * the current user, and goes to the address that was requested. Whatever fails signs the visitor
 * out; the address is kept for the next try.
 */
export async function completeSignIn({ client, session }: AppContext) {
  let returnTo: string;
  // It may be another person's.
  sessionStorage.removeItem(FRAME_KEY);
  try {
    returnTo = await session.completeSignIn();
    const user = await client.fetchQuery({ ...getLogInQueryOptions(), staleTime: 0 });
    client.setQueryData(getReadCurrentUserQueryKey(), user);
  } catch (error) {
    console.error('Signing in failed', error);
    return signOut(session, endingOf(error));
  }
  session.arrived();
  throw redirect({ href: returnTo, replace: true });
}
