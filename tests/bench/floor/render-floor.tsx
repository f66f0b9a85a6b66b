import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createRootRoute,
  createRoute,
  createRouter,
  type RouteComponent,
  RouterProvider,
} from '@tanstack/react-router';
import { UserManager } from 'oidc-client-ts';
import { createRoot } from 'react-dom/client';

/** Renders the only page of a floor with what a page of this stack does at its start. */
export function renderFloor(path: string, component: RouteComponent): void {
  const rootRoute = createRootRoute();
  const page = createRoute({ getParentRoute: () => rootRoute, path, component });
  const router = createRouter({ routeTree: rootRoute.addChildren([page]) });
  const { origin } = location;
  const userManager = new UserManager({ authority: origin, client_id: 'floor', redirect_uri: origin });

  void userManager.getUser();

  createRoot(document.body).render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
