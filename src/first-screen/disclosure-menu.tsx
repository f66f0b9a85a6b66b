import ChevronDown from 'lucide-react/icons/chevron-down';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useOpenOverlay } from '#src/components/ui/open-overlays.ts';
import { cn } from './cn.ts';

export interface DisclosureMenuProps {
  /** The words on the button, or an icon with hidden words. */
  label: ReactNode;
  /** Links and buttons; pressing one closes the panel. */
  children: ReactNode;
  align?: 'start' | 'end';
  /** The page that is open is one of those in it. */
  isCurrent?: boolean;
  /** Classes of the button. */
  className?: string;
  panelClassName?: string;
}

/**
 * A button that shows a few links below it: the disclosure pattern that the ARIA guide advises for
 * navigation, without Radix's 28 kB in the first screen. Escape, Tab out of it and a press
 * elsewhere close it.
 */
export function DisclosureMenu({
  label,
  children,
  align = 'start',
  isCurrent,
  className,
  panelClassName,
}: DisclosureMenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  useOpenOverlay(undefined, open);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  const closeOnLeave = (event: FocusEvent) => {
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false);
  };
  const closeOnChoice = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a, button:not([aria-expanded])')) setOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the controls inside.
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the same.
    <div ref={root} data-slot="disclosure-menu" onKeyDown={closeOnEscape} onBlur={closeOnLeave} onClick={closeOnChoice}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        aria-current={isCurrent || undefined}
        onClick={() => setOpen(!open)}
        className={className}
      >
        {label}
        <ChevronDown aria-hidden="true" />
      </button>
      <div id={panelId} hidden={!open} className={cn(align === 'end' ? 'right-0' : 'left-0', panelClassName)}>
        {open && children}
      </div>
    </div>
  );
}

/** The look of a link or button inside the panel. */
export const disclosureItemClasses = 'menu-link';
