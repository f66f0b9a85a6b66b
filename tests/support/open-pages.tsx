import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  lazyRouteComponent,
  Outlet,
  type RouteComponent,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Page } from '#src/app/pages.ts';

type OwnPage = {
  component: RouteComponent;
  staticData?: { page: Page };
  errorComponent?: (props: ErrorComponentProps) => ReactNode;
  beforeLoad?: () => Promise<void>;
};

/** Pages of a test's own by their addresses, the first of which is shown, each in the layout. */
export function openPages(layout: (page: ReactNode) => ReactNode, pages: Record<string, OwnPage>) {
  const rootRoute = createRootRoute({ component: () => layout(<Outlet />) });
  const getParentRoute = () => rootRoute;
  const routes = Object.entries(pages).map(([path, page]) => createRoute({ getParentRoute, path, ...page }));
  const [first = '/'] = Object.keys(pages);
  const router = createRouter({
    routeTree: rootRoute.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [first] }),
  });
  render(<RouterProvider router={router as never} />);
  return { go: (to: string) => void router.navigate({ to: to as never }) };
}

/** A page whose code comes, or fails, when the test says so. */
export function pageToCome() {
  const code = Promise.withResolvers<{ default: () => ReactNode }>();
  return { code, component: lazyRouteComponent(() => code.promise) };
}
