import { DropdownMenu as Primitive } from 'radix-ui';
import { type ComponentProps, createContext, type RefObject, use, useRef, useState } from 'react';
import { cn } from '#src/first-screen/cn.ts';
import { useOpenOverlay } from './open-overlays.ts';
import { containerOf } from './overlay-container.ts';

type MenuParts = { trigger: RefObject<HTMLButtonElement | null>; container: HTMLElement | undefined };
const MenuContext = createContext<MenuParts>({ trigger: { current: null }, container: undefined });

/**
 * Row actions. Not modal: Radix's modal menu writes a style element, which the content security
 * policy refuses.
 */
export function Menu(props: Omit<ComponentProps<typeof Primitive.Root>, 'modal' | 'open' | 'onOpenChange'>) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const [container, setContainer] = useState<HTMLElement>();
  useOpenOverlay(() => setOpen(false), open);
  const change = (next: boolean) => {
    if (next) setContainer(containerOf(trigger.current));
    setOpen(next);
  };
  return (
    <MenuContext value={{ trigger, container }}>
      <Primitive.Root modal={false} open={open} onOpenChange={change} {...props} />
    </MenuContext>
  );
}

export const MenuTrigger = (props: Omit<ComponentProps<typeof Primitive.Trigger>, 'ref'>) => (
  <Primitive.Trigger ref={use(MenuContext).trigger} {...props} />
);

export function MenuContent({
  className,
  align = 'end',
  sideOffset = 4,
  ...props
}: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal container={use(MenuContext).container}>
      <Primitive.Content
        data-slot="menu"
        align={align}
        sideOffset={sideOffset}
        collisionPadding={8}
        className={cn(
          'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-44 overflow-y-auto rounded-lg border bg-popover p-1',
          'origin-(--radix-dropdown-menu-content-transform-origin) animate-pop-in text-popover-foreground shadow-md',
          className,
        )}
        {...props}
      />
    </Primitive.Portal>
  );
}

/** `tone="danger"` for what removes something; `asChild` around a link. */
export function MenuItem({ className, tone, ...props }: ComponentProps<typeof Primitive.Item> & { tone?: 'danger' }) {
  return (
    <Primitive.Item
      data-slot="menu-item"
      className={cn(
        'flex min-h-8 items-center gap-2 rounded-sm px-2 text-sm outline-offset-[-2px] select-none [&_svg]:size-4',
        'data-highlighted:bg-accent data-disabled:cursor-not-allowed data-disabled:text-muted-foreground',
        tone === 'danger' && 'text-destructive',
        className,
      )}
      {...props}
    />
  );
}

export function MenuSeparator({ className, ...props }: ComponentProps<typeof Primitive.Separator>) {
  return (
    <Primitive.Separator data-slot="menu-separator" className={cn('-mx-1 my-1 h-px bg-border', className)} {...props} />
  );
}
