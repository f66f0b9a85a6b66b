import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { arriveAtPage, doKept, forgetKept, leavePage } from '#src/lib/keys/between-pages.ts';
import { doFirst } from '#src/lib/keys/use-keys.ts';

/** Who presses `]` and `1` means the next indicator, also where that takes a moment to be drawn. */
export function useKeysBetweenPages() {
  const router = useRouter();
  useEffect(() => {
    const stops = [
      router.subscribe('onBeforeLoad', ({ pathChanged }) => pathChanged && leavePage()),
      router.subscribe('onResolved', () => {
        arriveAtPage();
        doKept(doFirst);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      forgetKept();
    };
  }, [router]);
}
