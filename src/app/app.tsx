import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { NoticeDialogs, Notices } from './notices.tsx';
import type { createAppRouter } from './router.ts';

type AppProps = { client: QueryClient; router: ReturnType<typeof createAppRouter> };

/** The providers, and what stays while pages come and go: the notices and what they open. */
export function App({ client, router }: AppProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
        <NoticeDialogs />
        <Notices />
      </QueryClientProvider>
    </StrictMode>
  );
}
