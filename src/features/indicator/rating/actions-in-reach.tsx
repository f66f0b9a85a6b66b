import { type ReactNode, useEffect, useRef } from 'react';
import { publishHeight } from '#src/lib/publish-height.ts';

/** Of a thumb's height within its border and padding, as in touch.css. */
const ONE_ROW = { rem: 3.75, px: 1 };

/**
 * The form's buttons, which a phone keeps in reach of the thumb (touch.css). They may need two rows
 * there: their height is published (`--actions-height`), so that notices stand above all of them.
 */
export function ActionsInReach({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: actions } = place;
    if (!actions) return;
    const value = (px: number) => (getComputedStyle(actions).position === 'sticky' ? `${px}px` : '');
    return publishHeight(actions, { on: document.documentElement, as: '--actions-height', assumed: ONE_ROW, value });
  }, []);
  return (
    <div ref={place} data-slot="actions-in-reach" className="ml-auto flex flex-wrap justify-end gap-2 empty:hidden">
      {children}
    </div>
  );
}
