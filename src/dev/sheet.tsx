import X from 'lucide-react/icons/x';
import { Dialog as Primitive } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { buttonVariants } from '#src/components/ui/button-variants.ts';
import { keepOpenForSearch, useOpenOverlay } from '#src/components/ui/open-overlays.ts';
import { focusedOpener, type Opener, returnFocus } from '#src/components/ui/overlay-focus.ts';
import { cn } from '#src/first-screen/cn.ts';

type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  children: ReactNode;
  footer: ReactNode;
};

/**
 * A sheet at the right that leaves the page beside it in use, so that one sees what a choice does
 * to it. Escape and the cross close it.
 */
export function Sheet({ open, onOpenChange, title, description, children, footer }: SheetProps) {
  const opener = useRef<Opener | null>(null);
  useOpenOverlay(() => onOpenChange(false), open);
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Primitive.Portal>
        <Primitive.Content
          data-print="hide"
          onOpenAutoFocus={(event) => {
            opener.current = focusedOpener();
            // Open from the start, after a reload, it leaves the focus to the page.
            if (!opener.current) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus(opener.current);
          }}
          onEscapeKeyDown={keepOpenForSearch}
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed inset-y-0 right-0 z-50 flex w-104 max-w-full flex-col border-l bg-popover text-popover-foreground shadow-lg"
        >
          <div className="border-b py-2.5 pr-12 pl-4">
            <Primitive.Title className="text-lg font-semibold">{title}</Primitive.Title>
            <Primitive.Description className="text-xs text-muted-foreground">{description}</Primitive.Description>
          </div>
          <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto p-4">{children}</div>
          <div className="flex flex-wrap items-center justify-end gap-2 border-t px-4 py-3">{footer}</div>
          <Primitive.Close
            aria-label="Close"
            className={cn(buttonVariants({ variant: 'ghost', size: 'icon' }), 'absolute top-2 right-2')}
          >
            <X aria-hidden="true" />
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
