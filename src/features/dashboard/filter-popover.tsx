import type { ReactNode, RefObject } from 'react';
import { Popover, PopoverAnchor, PopoverContent } from '#src/components/ui/popover.tsx';
import { cn } from '#src/first-screen/cn.ts';
import type { FilterPlace } from './filter-button.tsx';

type FilterPopoverProps = FilterPlace & { word: string; className?: string; children: ReactNode };

/** What holds the list of a filter, below its button. */
export function FilterPopover({ word, anchor, onClose, className, children }: FilterPopoverProps) {
  return (
    <Popover open onOpenChange={onClose}>
      <PopoverAnchor virtualRef={anchor as RefObject<HTMLButtonElement>} />
      <PopoverContent
        aria-label={word}
        className={cn('flex w-72 flex-col overflow-hidden p-0', className)}
        onInteractOutside={(event) => {
          // The button closes its list itself.
          if (anchor.current?.contains(event.target as Node)) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (!document.activeElement || document.activeElement === document.body) anchor.current?.focus();
        }}
      >
        {children}
      </PopoverContent>
    </Popover>
  );
}
