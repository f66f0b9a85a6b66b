import * as Primitive from '@radix-ui/react-popover';
import { type ComponentProps, useRef } from 'react';
import { cn } from '#src/first-screen/cn.ts';
import { keepOpenForSearch, useOpenOverlay } from './open-overlays.ts';

/**
 * Not modal: Radix's modal popover writes a style element, which the content security policy
 * refuses.
 */
export function Popover(props: Omit<ComponentProps<typeof Primitive.Root>, 'modal'>) {
  return <Primitive.Root {...props} />;
}

export const PopoverTrigger = Primitive.Trigger;
export const PopoverAnchor = Primitive.Anchor;

/** A dialog in the eyes of a screen reader: give it an `aria-label`. */
export function PopoverContent({
  className,
  align = 'start',
  sideOffset = 4,
  children,
  ...props
}: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        data-slot="popover"
        align={align}
        sideOffset={sideOffset}
        collisionPadding={8}
        onEscapeKeyDown={keepOpenForSearch}
        className={cn(
          'z-50 max-h-(--radix-popover-content-available-height) w-72 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-lg border bg-popover',
          'origin-(--radix-popover-content-transform-origin) animate-pop-in p-3 text-popover-foreground shadow-md',
          className,
        )}
        {...props}
      >
        {children}
        <EscapeClose />
      </Primitive.Content>
    </Primitive.Portal>
  );
}

/**
 * Closes as Escape does, where a notice that came later has taken that key from Radix's list of
 * layers.
 */
function EscapeClose() {
  const button = useRef<HTMLButtonElement>(null);
  useOpenOverlay(() => button.current?.click());
  return <Primitive.Close ref={button} hidden />;
}
