import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { AuthProvider } from 'react-oidc-context';
import type { Session } from '#src/lib/session/session.ts';
import { Notices } from './notices.tsx';
import type { createAppRouter } from './router.ts';

type AppProps = { client: QueryClient; session: Session; router: ReturnType<typeof createAppRouter> };

/** The providers, and what stays while pages come and go: the notices. */
export function App({ client, session, router }: AppProps) {
  return (
    <StrictMode>
      <AuthProvider userManager={session.userManager} skipSigninCallback>
        <QueryClientProvider client={client}>
          <RouterProvider router={router} />
          <Notices />
        </QueryClientProvider>
      </AuthProvider>
    </StrictMode>
  );
}
