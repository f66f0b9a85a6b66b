import { useRouter, useRouterState } from '@tanstack/react-router';
import { Button } from '#src/components/ui/button.tsx';
import type { Ending } from '#src/lib/session/session.ts';
import { MessagePage } from './message-page.tsx';
import { WaysBack } from './ways-back.tsx';

const LACKING =
  'The account you are signed in with lacks permission. Contact an administrator or try a different account.';
const texts: Record<Ending, { title: string; text: string }> = {
  'signed-out': { title: 'You are signed out', text: 'Sign in again to go on with your work.' },
  failed: { title: 'Signing in failed', text: 'The product could not be reached. Try again in a moment.' },
  refused: { title: '401 Unauthorized', text: LACKING },
};

/** /unauthorized (document 1, section 2.3; decisions, section 4: it never starts sign-in in a loop). */
export function UnauthorizedPage() {
  const { session } = useRouter().options.context;
  const from = useRouterState({ select: ({ location }) => location.state.from });
  const { title, text } = texts[session.ending() ?? 'refused'];
  return (
    <MessagePage title={title} text={text}>
      {session.token() ? <WaysBack /> : <Button onClick={() => session.signIn(from ?? '/')}>Sign in</Button>}
      <Button variant="secondary" onClick={() => session.signIn(from ?? '/', 'select_account')}>
        Use a different account
      </Button>
    </MessagePage>
  );
}
