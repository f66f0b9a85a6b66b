import { type ComponentProps, type MouseEvent, useId } from 'react';
import { cn } from '#src/first-screen/cn.ts';
import type { VariantProps } from '#src/first-screen/variants.ts';
import { buttonVariants } from './button-variants.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonVariants> {
  /** The work it started is pending: a spinner shows and further clicks do nothing. */
  pending?: boolean;
  /**
   * Why it cannot be used now. It keeps its place in the tab order and shows the reason on hover
   * and focus, and to a touch.
   */
  blocked?: string | false;
}

/**
 * Does not submit unless asked: `type` is 'button'. Use `blocked` rather than `disabled`, which
 * hides the reason.
 */
export function Button({ variant, size, pending, blocked, className, children, onClick, ...props }: ButtonProps) {
  const reasonId = useId();
  const idle = Boolean(pending || blocked);
  const describedBy = [props['aria-describedby'], blocked && reasonId].filter(Boolean).join(' ');
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    delete event.currentTarget.dataset.quiet;
    // Enter in a field clicks the submit button too, so this also keeps the form from being sent.
    if (idle) return event.preventDefault();
    onClick?.(event);
  };

  return (
    <button
      data-slot="button"
      type="button"
      {...props}
      aria-busy={pending || undefined}
      aria-disabled={idle || undefined}
      aria-describedby={describedBy || undefined}
      onClick={handleClick}
      onPointerEnter={(event) => {
        props.onPointerEnter?.(event);
        keepReasonInView(event.currentTarget);
      }}
      onFocus={(event) => {
        props.onFocus?.(event);
        keepReasonInView(event.currentTarget);
      }}
      onBlur={(event) => {
        props.onBlur?.(event);
        delete event.currentTarget.dataset.quiet;
      }}
      className={cn(buttonVariants({ variant, size }), 'group/button', className)}
    >
      {pending && <Spinner />}
      {children}
      {blocked && <Reason id={reasonId}>{blocked}</Reason>}
    </button>
  );
}

/**
 * Hidden from the button's name, yet its description: `aria-describedby` also reads what is hidden.
 */
function Reason({ id, children }: { id: string; children: string }) {
  return (
    <span
      ref={quietWherePressed}
      id={id}
      data-slot="button-reason"
      aria-hidden="true"
      className={cn(
        'pointer-events-none absolute bottom-full left-1/2 z-30 mb-2 hidden w-max max-w-52 -translate-x-1/2 rounded-md',
        'bg-foreground px-2 py-1 text-left text-xs font-normal whitespace-normal text-background shadow-md',
        'group-hover/button:block group-not-data-quiet/button:group-focus-visible/button:block group-active/button:block',
      )}
    >
      {children}
    </span>
  );
}

/**
 * A button that was just pressed and may not be pressed again shows no reason for that, over what
 * came of it, until it is requested.
 */
function quietWherePressed(reason: HTMLElement | null) {
  const button = reason?.closest('button');
  if (button && button === document.activeElement) button.dataset.quiet = '';
}

/**
 * Moves the reason of a button near the edge of the page sideways, until 8 px of the page are left
 * beside it.
 */
function keepReasonInView(button: HTMLButtonElement) {
  const reason = button.querySelector<HTMLElement>('[data-slot="button-reason"]');
  if (!reason) return;
  reason.style.marginLeft = '0px';
  const { left, right } = reason.getBoundingClientRect();
  const shift = Math.max(8 - left, Math.min(0, document.documentElement.clientWidth - 8 - right));
  reason.style.marginLeft = `${shift}px`;
}
