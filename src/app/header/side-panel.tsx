import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { NoticesPanel } from '#src/features/notifications/notices-panel.tsx';
import { RecentProblems } from '../recent-problems.tsx';

/** Below Tailwind's `lg`. */
const isNarrow = () => globalThis.matchMedia('(width < 64rem)').matches;

/** The focus goes back to the bell. */
function closeByHand(onClose: () => void) {
  onClose();
  document.querySelector<HTMLElement>('[aria-controls="side-panel"]')?.focus();
}

/**
 * The panel beside the page: what one was tagged in, what happened to one's work, and the problems
 * of this visit until they are dismissed.
 */
export function SidePanel({ onClose }: { onClose: () => void }) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const own = panel.current;
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && closeByHand(onClose);
    // On a narrow screen the panel lies over the page that the link leads to.
    const closeOnLink = ({ target }: MouseEvent) => isNarrow() && (target as Element).closest('a') && onClose();
    own?.addEventListener('keydown', closeOnEscape);
    own?.addEventListener('click', closeOnLink);
    return () => {
      own?.removeEventListener('keydown', closeOnEscape);
      own?.removeEventListener('click', closeOnLink);
    };
  }, [onClose]);
  return (
    <aside
      id="side-panel"
      ref={panel}
      tabIndex={-1}
      aria-label="Notifications"
      data-print="hide"
      className="fixed inset-y-0 right-0 z-40 w-80 max-w-full overflow-y-auto border-l bg-card p-4 shadow-lg outline-none lg:sticky lg:top-sticky lg:z-10 lg:h-[calc(100dvh-var(--sticky-top))] lg:shadow-none"
    >
      <div className="mb-2 flex items-center justify-between">
        <h2 className="font-semibold">Notifications</h2>
        <Button variant="ghost" size="icon-sm" onClick={() => closeByHand(onClose)}>
          <X aria-hidden="true" />
          <span className="sr-only">Close notifications</span>
        </Button>
      </div>
      {/* First, because the list grows as one scrolls towards its end. */}
      <div className="mb-4 border-b pb-4 empty:hidden *:mt-2 *:border-t-0 *:pt-0">
        <RecentProblems heading="h3" />
      </div>
      <NoticesPanel />
    </aside>
  );
}
