import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { Toast as Primitive } from 'radix-ui';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { cn } from '#src/first-screen/cn.ts';
import { publishHeight } from '#src/lib/publish-height.ts';
import { buttonVariants } from './button-variants.ts';
import { escapeOverlay } from './open-overlays.ts';

export type ToastTone = 'error' | 'info' | 'success';

const tones = {
  error: { Icon: CircleAlert, icon: 'text-destructive', edge: 'before:bg-destructive', word: 'Error' },
  info: { Icon: Info, icon: 'text-info', edge: 'before:bg-info', word: 'Note' },
  success: { Icon: CircleCheck, icon: 'text-success', edge: 'before:bg-success', word: 'Done' },
};

export const ToastProvider = Primitive.Provider;

/**
 * Bottom left, away from the buttons of dialogs; F8 jumps to it. Stays usable over a dialog, which
 * turns the pointer off for all else, and publishes its height (`--notices-height`), so that on a
 * phone a dialog ends above it.
 */
export function ToastViewport({ className, ...props }: ComponentProps<typeof Primitive.Viewport>) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (!list.current) return;
    // With what a phone shows below them.
    const value = (px: number) => `calc(${px}px + var(--bar-space) + var(--actions-space))`;
    const none = { rem: 0 };
    return publishHeight(list.current, { on: document.documentElement, as: '--notices-height', assumed: none, value });
  }, []);
  return (
    <Primitive.Viewport
      ref={list}
      data-slot="toast-viewport"
      className={cn(
        'fixed inset-x-3 bottom-[calc(0.75rem+var(--bar-space)+var(--actions-space))] z-60 flex flex-col gap-2 sm:right-auto sm:left-4 lg:bottom-4 sm:w-112',
        'pointer-events-none *:pointer-events-auto!',
        className,
      )}
      {...props}
    />
  );
}

export interface ToastProps {
  tone: ToastTone;
  message: ReactNode;
  /** What it is about, in a line of its own above the words. */
  record?: string | undefined;
  /** What support needs, in a line of its own below the words. */
  quote?: string | undefined;
  action?: { label: string; run: () => void } | undefined;
  onDismiss: () => void;
  /** Milliseconds. */
  duration?: number | undefined;
}

/**
 * One notice: errors interrupt a screen reader, the others wait their turn. Hover, focus and
 * leaving the window stop the clock. Escape closes it, unless a dialog, popover or menu is open:
 * then the key is meant for that.
 */
export function Toast({ tone, message, record, quote, action, onDismiss, duration }: ToastProps) {
  const { Icon, icon, edge, word } = tones[tone];
  const own = useRef<HTMLLIElement>(null);
  return (
    <Primitive.Root
      ref={own}
      data-slot="toast"
      data-tone={tone}
      type={tone === 'error' ? 'foreground' : 'background'}
      duration={duration}
      onEscapeKeyDown={(event) => {
        const isWithin = own.current?.parentElement?.contains(event.target as Node);
        if (!isWithin && escapeOverlay(event)) event.preventDefault();
      }}
      onOpenChange={(open) => !open && onDismiss()}
      className={cn(
        'relative flex animate-rise-in items-start gap-2.5 overflow-hidden rounded-lg border bg-popover py-2 pr-2 pl-4 shadow-lg',
        'text-popover-foreground before:absolute before:inset-y-0 before:left-0 before:w-1',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:animate-fade-out',
        edge,
      )}
    >
      <Icon aria-hidden="true" className={cn('mt-1.5 size-4 shrink-0 phone:mt-3.5', icon)} />
      {/* On a phone the button comes below words that would be left a narrow column beside it. */}
      <div className="flex min-w-0 flex-1 items-start gap-2.5 phone:flex-wrap phone:gap-y-0">
        <Primitive.Description className="min-w-0 flex-1 py-1 text-sm phone:flex-auto phone:py-3 break-words whitespace-pre-line">
          <span className="sr-only">{word}: </span>
          {record && (
            <span className="block font-semibold">
              {record}
              <span className="sr-only">: </span>
            </span>
          )}
          {message}
          {quote && <span className="block text-xs text-muted-foreground">{quote}</span>}
        </Primitive.Description>
        {action && (
          <Primitive.Action altText={action.label} onClick={action.run} className={buttonVariants({ size: 'sm' })}>
            {action.label}
          </Primitive.Action>
        )}
      </div>
      <Primitive.Close aria-label="Dismiss" className={buttonVariants({ variant: 'ghost', size: 'icon-sm' })}>
        <X aria-hidden="true" />
      </Primitive.Close>
    </Primitive.Root>
  );
}
