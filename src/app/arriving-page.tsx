import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { painted } from './enter.ts';
import { HeadingLine } from './page-heading.tsx';
import type { Page } from './pages.ts';

/**
 * The page, or, while the code of the next one is being fetched, that one's heading above a place
 * that is empty. What is hidden is still there, for whoever goes back before the next one comes.
 */
export function ArrivingPage({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [{ subscribe, get }] = useState(() => arrivals(router));
  const page = useSyncExternalStore(subscribe, get, get);
  return (
    <>
      {page && (
        <div aria-busy="true">
          <HeadingLine title={page.title} isPending={page.isNamed} />
        </div>
      )}
      <div hidden={!!page} className="contents">
        {children}
      </div>
    </>
  );
}

/**
 * The page that is gone to, once the pressed link is painted, until it is drawn: told in the very
 * commit of the router, which waits for no transition either.
 */
function arrivals(router: AnyRouter) {
  let arriving: Page | undefined;
  let visits = 0;
  const subscribe = (changed: () => void) => {
    const show = (page?: Page) => {
      arriving = page;
      changed();
      return ++visits;
    };
    const stop = router.subscribe('onLoad', () => show());
    const stopBefore = router.subscribe('onBeforeLoad', ({ toLocation, pathChanged }) => {
      const visit = show();
      const { options } = router.getMatchedRoutes(toLocation.pathname)[0].at(-1) ?? {};
      // the router takes `preload` off a component that has come
      if (pathChanged && options?.component?.preload) {
        void painted().then(() => visit === visits && show(options.staticData?.page));
      }
    });
    return () => {
      stop();
      stopBefore();
    };
  };
  return { subscribe, get: () => arriving };
}
