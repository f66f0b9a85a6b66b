import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { painted } from './enter.ts';
import type { Page } from './pages.ts';

/**
 * Covers the page that is left with the title of the next one while its code is being fetched. The
 * page below stays as it is, with its focus, for whoever goes back before the next one is here.
 */
export function ArrivingPage() {
  const router = useRouter();
  const [{ subscribe, get }] = useState(() => arrivals(router));
  const page = useSyncExternalStore(subscribe, get, get);
  return (
    page && (
      <div aria-hidden="true" data-slot="arriving-page">
        <div className="flex min-h-8 items-center text-lg font-semibold tracking-tight">
          {page.isNamed ? <Skeleton className="h-5 w-24" /> : page.title}
        </div>
      </div>
    )
  );
}

/** The page that is on its way: set once the pressed link is painted, until it is drawn. */
function arrivals(router: AnyRouter) {
  let arriving: Page | undefined;
  let visits = 0;
  const subscribe = (changed: () => void) => {
    const set = (page?: Page) => {
      visits++;
      arriving = page;
      changed();
    };
    const end = () => set();
    const stops = [
      router.subscribe('onLoad', end),
      router.subscribe('onResolved', end),
      router.subscribe('onBeforeLoad', ({ toLocation, pathChanged }) => {
        const route = router.getMatchedRoutes(toLocation.pathname)[0].at(-1);
        // the router takes `preload` off a component that has come
        const page = pathChanged && route?.options.component?.preload && route.options.staticData?.page;
        // sent on to another address of the same page, it stays
        if (arriving !== page) end();
        const visit = ++visits;
        if (page) void painted().then(() => visit === visits && set(page));
      }),
    ];
    // whoever comes back from a page outside finds the one that was left
    addEventListener('pagehide', end);
    return () => {
      for (const stop of stops) stop();
      removeEventListener('pagehide', end);
    };
  };
  return { subscribe, get: () => arriving };
}
