import type { ReactNode } from 'react';
import { AnchoredPopover } from '#src/components/anchored-popover.tsx';
import { cn } from '#src/first-screen/cn.ts';
import type { FilterPlace } from './filter-button.tsx';

type FilterPopoverProps = FilterPlace & { word: string; className?: string; children: ReactNode };

/** What holds the list of a filter, below its button. */
export const FilterPopover = ({ word, anchor, onClose, className, children }: FilterPopoverProps) => (
  <AnchoredPopover
    aria-label={word}
    anchor={anchor}
    onClose={onClose}
    className={cn('flex w-72 flex-col overflow-hidden p-0', className)}
  >
    {children}
  </AnchoredPopover>
);
