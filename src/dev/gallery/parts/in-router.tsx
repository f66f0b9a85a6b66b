import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';

/** For what asks the router: an application of one page, in memory. */
export function InRouter({ children }: { children: ReactNode }) {
  const [router] = useState(() =>
    createRouter({
      history: createMemoryHistory(),
      routeTree: createRootRoute({ component: () => children }),
      defaultNotFoundComponent: () => children,
    }),
  );
  return <RouterProvider router={router as never} />;
}
