import { useRouter } from '@tanstack/react-router';
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { useComesBack } from '#src/components/use-comes-back.ts';
import { useNextStep } from '#src/components/use-next-step.ts';

const FirstPage = createContext({ current: true });

/** Tells the pages below which of them is the first one that the layout shows. */
export function Pages({ children }: { children: ReactNode }) {
  return <FirstPage value={useRef(true)}>{children}</FirstPage>;
}

/**
 * What stands below the heading of a page. Where one page follows another the heading is painted
 * first, and this is drawn next, in slices between which the browser paints and takes keys.
 */
export function PageBody({ children }: { children: ReactNode }) {
  const firstPage = useContext(FirstPage);
  const isReturn = useReturn();
  const isNext = useNextStep(firstPage.current || isReturn);
  // not with the layout, which may be there before the script of its first page
  useEffect(() => {
    firstPage.current = false;
  }, [firstPage]);
  return isNext ? children : <div aria-busy="true" />;
}

/** A place is to be found again, for which the page must have its height. */
function useReturn(): boolean {
  const { latestLocation } = useRouter();
  return useComesBack() || latestLocation.state.returnTo !== undefined;
}
