import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { UserManager } from 'oidc-client-ts';
import { createRoot } from 'react-dom/client';
import { AuthProvider } from 'react-oidc-context';
import { FloorTable } from './floor-table.tsx';

const rootRoute = createRootRoute();
const page = createRoute({ getParentRoute: () => rootRoute, path: '/stack.html', component: FloorTable });
const router = createRouter({ routeTree: rootRoute.addChildren([page]) });
const userManager = new UserManager({ authority: location.origin, client_id: 'floor', redirect_uri: location.origin });

createRoot(document.body).render(
  <AuthProvider userManager={userManager}>
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </AuthProvider>,
);
