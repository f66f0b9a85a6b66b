import { redirect } from '@tanstack/react-router';
import { getLogInQueryOptions, getReadCurrentUserQueryKey } from '#generated/hooks/session/session.ts';
import { ApiError } from '#src/lib/api/api-error.ts';
import type { AppContext } from './context.ts';

/** The product does not know the account, or the provider's answer was not for this visitor; anything else is an outage. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError ? error.status === 401 || error.status === 403 : !(error instanceof TypeError);

/**
 * /login/callback (document 1, section 2.2): takes the tokens, calls the login endpoint, refreshes the current user, and goes to
 * the address that was asked for. Whatever fails signs the visitor out.
 */
export async function completeSignIn({ client, session }: AppContext) {
  let returnTo: string;
  try {
    returnTo = await session.completeSignIn();
    const user = await client.fetchQuery({ ...getLogInQueryOptions(), staleTime: 0 });
    client.setQueryData(getReadCurrentUserQueryKey(), user);
  } catch (error) {
    console.error('Signing in failed', error);
    return session.signOut(isRefusal(error) ? 'refused' : 'failed');
  }
  throw redirect({ href: returnTo, replace: true });
}
