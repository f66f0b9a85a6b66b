import type { VariantProps } from 'class-variance-authority';
import { type ComponentProps, type MouseEvent, useId } from 'react';
import { cn } from '#src/lib/cn.ts';
import { buttonVariants } from './button-variants.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonVariants> {
  /** The work it started is on its way: a spinner shows and further clicks do nothing. */
  pending?: boolean;
  /** Why it cannot be used now. It keeps its place in the tab order and shows the reason on hover and focus, and to a touch. */
  blocked?: string | false;
}

/** Does not submit unless asked: `type` is 'button'. Use `blocked` rather than `disabled`, which hides the reason. */
export function Button({ variant, size, pending, blocked, className, children, onClick, ...props }: ButtonProps) {
  const reasonId = useId();
  const idle = Boolean(pending || blocked);
  const describedBy = [props['aria-describedby'], blocked && reasonId].filter(Boolean).join(' ');
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
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
      className={cn(buttonVariants({ variant, size }), 'group/button', className)}
    >
      {pending && <Spinner />}
      {children}
      {blocked && <Reason id={reasonId}>{blocked}</Reason>}
    </button>
  );
}

/** Hidden from the button's name, yet its description: `aria-describedby` also reads what is hidden. */
function Reason({ id, children }: { id: string; children: string }) {
  return (
    <span
      id={id}
      aria-hidden="true"
      className={cn(
        'pointer-events-none invisible absolute bottom-full left-1/2 z-30 mb-2 w-max max-w-52 -translate-x-1/2 rounded-md',
        'bg-foreground px-2 py-1 text-left text-xs font-normal whitespace-normal text-background shadow-md',
        'group-hover/button:visible group-focus-visible/button:visible group-active/button:visible',
      )}
    >
      {children}
    </span>
  );
}
