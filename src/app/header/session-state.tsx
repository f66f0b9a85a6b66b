import type { UserManager } from 'oidc-client-ts';
import { useEffect, useState } from 'react';
import { AuthProvider, useAuth } from 'react-oidc-context';
import { Button } from '#src/components/ui/button.tsx';
import { notices } from '#src/lib/notices/notices.ts';
import type { Session } from '#src/lib/session/session.ts';

type SessionStateProps = { session: Session; returnTo: () => string };

/**
 * Says in the account menu that the token has run out without a new one, and offers to sign in
 * again.
 */
export function SessionState(props: SessionStateProps) {
  const { session } = props;
  const [userManager, setUserManager] = useState<UserManager>();
  useEffect(() => {
    void session.userManager().then(setUserManager, () => undefined);
  }, [session]);
  if (!userManager) return null;
  // The response of the provider is taken by the route of its address, once.
  return (
    <AuthProvider userManager={userManager} skipSigninCallback>
      <SignInAgain {...props} />
    </AuthProvider>
  );
}

function SignInAgain({ session, returnTo }: SessionStateProps) {
  const { isLoading, isAuthenticated } = useAuth();
  const [isLeaving, setLeaving] = useState(false);
  if (isLoading || isAuthenticated) return null;
  const signIn = () => {
    setLeaving(true);
    session.signIn(returnTo()).catch((error: Error) => {
      setLeaving(false);
      notices.push({ message: error.message });
    });
  };
  return (
    <div role="status" className="grid gap-2 px-2 py-1 text-sm">
      Your session has ended. What you typed is kept in this tab.
      <Button size="sm" pending={isLeaving} onClick={signIn}>
        Sign in again
      </Button>
    </div>
  );
}
