import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { LoadingBar } from '#src/app/loading-bar.tsx';

test('the bar stands while the code of a page is fetched, though no data is', async () => {
  const code = Promise.withResolvers<{ default: () => ReactNode }>();
  const rootRoute = createRootRoute({
    component: () => (
      <QueryClientProvider client={new QueryClient()}>
        <LoadingBar />
        <Outlet />
      </QueryClientProvider>
    ),
  });
  const getParentRoute = () => rootRoute;
  const first = createRoute({ getParentRoute, path: '/', component: () => <h1>DASHBOARD</h1> });
  const next = createRoute({ getParentRoute, path: '/next', component: lazyRouteComponent(() => code.promise) });
  const routeTree = rootRoute.addChildren([first, next]);
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  render(<RouterProvider router={router as never} />);
  await screen.findByRole('heading', { name: 'DASHBOARD' });
  await expect.poll(() => screen.queryByRole('progressbar')).toBeNull();
  void router.navigate({ to: '/next' as never });
  expect(await screen.findByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  code.resolve({ default: () => <h1>RESULTS</h1> });
  await screen.findByRole('heading', { name: 'RESULTS' });
  await expect.poll(() => screen.queryByRole('progressbar')).toBeNull();
});
