import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { UserManager } from 'oidc-client-ts';
import { createRoot } from 'react-dom/client';
import { FloorTable } from './floor-table.tsx';

const rootRoute = createRootRoute();
const page = createRoute({ getParentRoute: () => rootRoute, path: '/stack.html', component: FloorTable });
const router = createRouter({ routeTree: rootRoute.addChildren([page]) });
// what a page of this stack does at its start
const userManager = new UserManager({ authority: location.origin, client_id: 'floor', redirect_uri: location.origin });

void userManager.getUser();

createRoot(document.body).render(
  <QueryClientProvider client={new QueryClient()}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
