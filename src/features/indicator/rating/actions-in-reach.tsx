import { type ReactNode, useEffect, useRef } from 'react';

/**
 * The form's buttons, which a phone keeps in reach of the thumb (touch.css). They may need two rows
 * there: their height is published (`--actions-height`), so that notices stand above all of them.
 */
export function ActionsInReach({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(() => style.setProperty('--actions-height', `${element.offsetHeight}px`));
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      style.removeProperty('--actions-height');
    };
  }, []);
  return (
    <div ref={place} data-slot="actions-in-reach" className="ml-auto flex flex-wrap justify-end gap-2 empty:hidden">
      {children}
    </div>
  );
}
