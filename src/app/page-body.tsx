import { useRouter } from '@tanstack/react-router';
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { useComesBack } from '#src/components/use-comes-back.ts';
import { useNextStep } from '#src/components/use-next-step.ts';

const FirstPage = createContext({ current: true });

/** Tells the pages below which of them is the first one that the layout shows. */
export function Pages({ children }: { children: ReactNode }) {
  const isFirst = useRef(true);
  useEffect(() => {
    isFirst.current = false;
  }, []);
  return <FirstPage value={isFirst}>{children}</FirstPage>;
}

/**
 * What stands below the heading of a page. Where one page follows another the heading is painted
 * first, and this is drawn next, in slices between which the browser paints and takes keys.
 */
export function PageBody({ children }: { children: ReactNode }) {
  return useNextStep(useDrawnAtOnce()) ? children : <div aria-busy="true" />;
}

/** Nothing is on the screen that could wait, or a place is to be found again that needs the page's height. */
function useDrawnAtOnce(): boolean {
  const isFirst = useContext(FirstPage);
  const { latestLocation } = useRouter();
  const comesBack = useComesBack();
  return isFirst.current || comesBack || latestLocation.state.returnTo !== undefined;
}
