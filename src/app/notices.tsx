import { lazy, Suspense } from 'react';
import { notices } from '#src/lib/notices/notices.ts';
import { useNotices } from '#src/lib/notices/use-notices.ts';

const ToastArea = lazy(() =>
  import('#src/components/toast-area.tsx').then(({ ToastArea }) => ({ default: ToastArea })),
);

/** The toast area at the bottom; loaded with the first notice. */
export function Notices() {
  const all = useNotices();
  if (all.length === 0) return null;
  const shown = all.filter((one) => one.shown);
  return (
    <Suspense fallback={null}>
      <ToastArea notices={shown} onDismiss={notices.hide} />
    </Suspense>
  );
}
