import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { painted } from './enter.ts';
import { HeadingLine } from './page-heading.tsx';
import type { Page } from './pages.ts';

/**
 * The page, or, while the code of the next one is being fetched, that one's heading above a place
 * that is empty. What is hidden is still there: the way back may be taken before the next one comes.
 */
export function ArrivingPage({ children }: { children: ReactNode }) {
  const page = useArrivingPage();
  return (
    <>
      {page && (
        <div aria-busy="true">
          <HeadingLine title={page.title} isPending={page.isNamed} />
        </div>
      )}
      <div hidden={page !== undefined} className="contents">
        {children}
      </div>
    </>
  );
}

/** The page that is gone to, once the pressed link is painted, until it is drawn. */
function useArrivingPage(): Page | undefined {
  const router = useRouter();
  const [{ subscribe, get }] = useState(() => arrivals(router));
  return useSyncExternalStore(subscribe, get, get);
}

/** Told in the very commit of the router, which waits for no transition either. */
function arrivals(router: AnyRouter) {
  let arriving: Page | undefined;
  let visits = 0;
  const subscribe = (changed: () => void) => {
    const show = (page: Page | undefined) => {
      arriving = page;
      changed();
      return ++visits;
    };
    const stopLoad = router.subscribe('onLoad', () => show(undefined));
    const stop = router.subscribe('onBeforeLoad', ({ toLocation, pathChanged }) => {
      const visit = show(undefined);
      const { component, staticData } = router.getMatchedRoutes(toLocation.pathname)[0].at(-1)?.options ?? {};
      // the router takes `preload` off a component that has come
      if (pathChanged && component?.preload) {
        void painted().then(() => visit === visits && show(staticData?.page));
      }
    });
    return () => {
      stopLoad();
      stop();
    };
  };
  return { subscribe, get: () => arriving };
}
