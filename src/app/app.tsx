import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useInsertionEffect } from 'react';
import { NoticeDialogs, Notices } from './notices.tsx';
import type { createAppRouter } from './router.ts';
import { applySheet } from './shell/style-sheet.ts';

type AppProps = { client: QueryClient; router: ReturnType<typeof createAppRouter> };

/** The providers, and what stays while pages come and go: the notices and what they open. */
export function App({ client, router }: AppProps) {
  // before anything is measured
  useInsertionEffect(applySheet, []);
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
