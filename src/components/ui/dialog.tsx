import X from 'lucide-react/icons/x';
import { Dialog as Primitive } from 'radix-ui';
import { type ReactNode, type SubmitEventHandler, useRef } from 'react';
import { cn } from '#src/first-screen/cn.ts';
import { buttonVariants } from './button-variants.ts';
import { keepOpenForSearch, useOpenOverlay } from './open-overlays.ts';
import { focusedOpener, type Opener, returnFocus } from './overlay-focus.ts';

/** Widths in pixels (requirements A9). */
export const DIALOG_WIDTHS = { sm: 312, md: 512, lg: 756 } as const;

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** A line below the title, read together with it. */
  description?: ReactNode;
  size?: keyof typeof DIALOG_WIDTHS;
  /** In pixels, where none of the sizes is meant (860, 1100). */
  width?: number;
  children: ReactNode;
  /** The buttons, outside the part that scrolls. */
  footer?: ReactNode;
  /**
   * Words beside the buttons: what is missing, how many are chosen. A change is announced, from an
   * empty string too; undefined = none.
   */
  note?: ReactNode;
  /** Makes body and footer one form, so that a submit button in the footer sends it. */
  onSubmit?: SubmitEventHandler<HTMLFormElement>;
  /** False where a click beside the dialog would lose work; Escape and the cross still close. */
  closeOnOutside?: boolean;
  /** True where it is of no edition, as the palette: the next one does not wait for it. */
  keepsNothing?: boolean;
  className?: string;
}

/**
 * A modal dialog: focus goes in (to `data-first-focus`, else to the first control), stays, and
 * returns to what opened it. Radix's own overlay is left out on purpose: its scroll lock writes a
 * style element, which the content security policy refuses; base.css locks the page instead.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'md',
  width,
  children,
  footer,
  note,
  onSubmit,
  ...rest
}: DialogProps) {
  const opener = useRef<Opener | null>(null);
  useOpenOverlay(() => onOpenChange(false), open);
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        {/* As high as the dialog: over another dialog it dims that one, which is before it. */}
        <div className="fixed inset-0 z-50 animate-fade-in bg-overlay" aria-hidden="true" data-slot="dialog-overlay" />
        <Primitive.Content
          data-slot="dialog"
          data-keeps-nothing={rest.keepsNothing}
          style={{ width: width ?? DIALOG_WIDTHS[size] }}
          onOpenAutoFocus={(event) => {
            opener.current = focusedOpener();
            const first = (event.target as Element).querySelector<HTMLElement>('[data-first-focus]');
            if (!first) return;
            event.preventDefault();
            first.focus();
            // Nobody went there to ask why it is blocked: the reason would cover the content.
            first.dataset.quiet = '';
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus(opener.current);
          }}
          onEscapeKeyDown={keepOpenForSearch}
          onInteractOutside={(event) => {
            if (rest.closeOnOutside === false) event.preventDefault();
          }}
          className={cn(
            'fixed inset-x-0 top-[max(1rem,8dvh)] z-50 mx-auto flex max-h-[min(calc(100dvh-2rem),84dvh)] max-w-[calc(100vw-1.5rem)] flex-col',
            // On a phone the notices are as wide as the dialog: it ends above them, so that its
            // buttons can be reached.
            'max-sm:max-h-[min(84dvh,calc(100dvh-max(1rem,8dvh)-1.5rem-var(--notices-height,0px)))]',
            'animate-pop-in rounded-xl border bg-popover text-popover-foreground shadow-lg',
            rest.className,
          )}
        >
          <div className="flex min-h-12 shrink-0 flex-col justify-center gap-0.5 border-b py-2.5 pr-12 pl-4">
            <Primitive.Title className="text-lg font-semibold">{title}</Primitive.Title>
            {description && (
              <Primitive.Description className="text-sm text-muted-foreground">{description}</Primitive.Description>
            )}
          </div>
          <Parts onSubmit={onSubmit}>
            {/* A question without a consequence has no body, and one rule above its buttons. */}
            <div
              data-slot="dialog-body"
              className="min-h-0 flex-1 overflow-y-auto p-4 empty:hidden [&:empty+*]:border-t-0"
            >
              {children}
            </div>
            {footer && (
              <div
                data-slot="dialog-footer"
                className="flex flex-wrap items-center justify-end gap-2 border-t px-4 py-3"
              >
                {note !== undefined && (
                  <p role="status" className="mr-auto flex-[1_1_6rem] text-sm text-muted-foreground">
                    {note}
                  </p>
                )}
                {footer}
              </div>
            )}
          </Parts>
          {/* Last, so that the first field has the focus and not the way out. */}
          <Primitive.Close
            aria-label="Close"
            className={cn(
              buttonVariants({ variant: 'ghost', size: 'icon' }),
              'absolute top-2 right-2 phone:top-0.5 phone:right-0.5',
            )}
          >
            <X aria-hidden="true" />
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

function Parts({ onSubmit, children }: Pick<DialogProps, 'onSubmit' | 'children'>) {
  if (!onSubmit) return children;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        // React lets events of a portal rise to a form that the dialog was opened from.
        event.stopPropagation();
        onSubmit(event);
      }}
      className="flex min-h-0 flex-1 flex-col"
    >
      {children}
    </form>
  );
}
