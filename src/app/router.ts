import { createRouter } from '@tanstack/react-router';
import { routeTree } from '#generated/route-tree.gen.ts';
import { lazyPart } from '#src/first-screen/lazy-part.tsx';
import type { AppContext } from './context.ts';
import { ScreenError } from './error-pages/screen-error.tsx';

const NotFoundPage = lazyPart(() => import('./error-pages/not-found.tsx').then((page) => page.NotFoundPage));

/**
 * The router of the product: links preload on intent, scroll positions come back, unknown addresses
 * show the 404 page.
 */
export const createAppRouter = (context: AppContext) =>
  createRouter({
    routeTree,
    basepath: import.meta.env.BASE_URL,
    context,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    // within the layout the page, which brings its own header, would stand below a second one
    notFoundMode: 'root',
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ScreenError,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
