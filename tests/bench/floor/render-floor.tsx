import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouteComponent,
  RouterProvider,
} from '@tanstack/react-router';
import { UserManager } from 'oidc-client-ts';
import { createRoot } from 'react-dom/client';

/**
 * Renders the pages of a floor, by address, with what a page of this stack does at its start.
 * @param frame around each page.
 */
export function renderFloor(pages: Record<string, RouteComponent>, frame: RouteComponent = Outlet): void {
  const rootRoute = createRootRoute({ component: frame });
  const routes = Object.entries(pages).map(([path, component]) =>
    createRoute({ getParentRoute: () => rootRoute, path, component }),
  );
  const router = createRouter({ routeTree: rootRoute.addChildren(routes) });
  const { origin } = location;
  const userManager = new UserManager({ authority: origin, client_id: 'floor', redirect_uri: origin });

  // What one page has asked for need not be asked for by the next.
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });

  void userManager.getUser();

  createRoot(document.body).render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
