import { useRouter, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { useReadCurrentUser } from '#generated/hooks/session/session.ts';
import { Button } from '#src/components/ui/button.tsx';
import { notices } from '#src/lib/notices/notices.ts';
import { ErrorFrame } from './error-frame.tsx';
import { ErrorPageLinks } from './error-page-links.tsx';
import { MessagePage } from './message-page.tsx';
import { endings, LACKING_PERMISSION } from './session-ending-messages.ts';

/** /unauthorized (requirements A2.3; ADR-015: it never starts sign-in in a loop). */
export function UnauthorizedPage() {
  const { session } = useRouter().options.context;
  const ending = session.ending();
  const { title, text } = session.token() || !ending ? LACKING_PERMISSION : endings[ending];
  return (
    <ErrorFrame>
      <MessagePage title={title} text={text}>
        <SignedInAs />
        {session.token() ? <ErrorPageLinks /> : <SignInButton variant="primary">Sign in</SignInButton>}
        <SignInButton prompt="select_account">Use a different account</SignInButton>
      </MessagePage>
    </ErrorFrame>
  );
}

/** Which account lacks permission for which page, which the toast says for five seconds only. */
function SignedInAs() {
  const isSignedIn = useRouter().options.context.session.token() !== undefined;
  const { data: user } = useReadCurrentUser({ query: { enabled: false } });
  const page = useRouterState({ select: ({ location }) => location.state.refusedPage });
  if (!isSignedIn || !user) return null;
  return (
    <p className="-mt-2 mb-2 w-full text-sm break-words">
      Signed in as <bdi className="font-medium">{user.FullName}</bdi>, <bdi>{user.EmailAddress}</bdi>
      {page && (
        <span className="mt-1 block">
          Page asked for: <span className="font-medium">{page}</span>
        </span>
      )}
    </p>
  );
}

type SignInButtonProps = { children: string; prompt?: 'select_account'; variant?: 'primary' | 'secondary' };

/**
 * Leaves for the provider, to come back to the address that was requested before signing in failed.
 */
function SignInButton({ children, prompt, variant = 'secondary' }: SignInButtonProps) {
  const { session } = useRouter().options.context;
  const { from, refusedAt } = useRouterState({ select: ({ location }) => location.state });
  const [isLeaving, setLeaving] = useState(false);
  const signIn = async () => {
    setLeaving(true);
    try {
      await session.signIn(from ?? refusedAt ?? session.returnTo(), prompt);
    } catch (error) {
      setLeaving(false);
      notices.push({ message: (error as Error).message });
    }
  };
  return (
    <Button variant={variant} pending={isLeaving} onClick={() => void signIn()}>
      {children}
    </Button>
  );
}
