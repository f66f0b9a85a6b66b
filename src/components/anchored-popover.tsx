import type { ComponentProps, RefObject } from 'react';
import { Popover, PopoverAnchor, PopoverContent } from './ui/popover.tsx';

type AnchoredPopoverProps = Omit<
  ComponentProps<typeof PopoverContent>,
  'onInteractOutside' | 'onCloseAutoFocus' | 'aria-label'
> & {
  'aria-label': string;
  /** Its button, which opens and closes it by its own click, and takes the focus back. */
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
};

/** A popover that is there only while it is open: buttons by the hundred stay plain ones. */
export function AnchoredPopover({ anchor, onClose, ...props }: AnchoredPopoverProps) {
  return (
    <Popover open onOpenChange={(open) => !open && onClose()}>
      <PopoverAnchor virtualRef={anchor as RefObject<HTMLButtonElement>} />
      <PopoverContent
        {...props}
        onInteractOutside={(event) => anchor.current?.contains(event.target as Node) && event.preventDefault()}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (!document.activeElement || document.activeElement === document.body) anchor.current?.focus();
        }}
      />
    </Popover>
  );
}
