import type { ComponentProps, ReactNode } from 'react';
import { cn } from '#src/first-screen/cn.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Some, not all, of what it stands for is chosen. */
  indeterminate?: boolean;
  /** Visible words; without them give an `aria-label`. */
  label?: ReactNode;
}

/**
 * The browser's checkbox, 24 px to hit, drawn 16 px. `className` goes to the whole, box and words.
 */
export function Checkbox({ indeterminate = false, label, className, ref, ...props }: CheckboxProps) {
  const box = (
    <span
      data-slot="checkbox-box"
      className={cn(
        'relative inline-grid shrink-0 place-items-center align-middle',
        label ? 'size-6' : 'size-(--target-size)',
        !label && className,
      )}
    >
      <input
        data-slot="checkbox"
        type="checkbox"
        ref={(node) => {
          if (node) node.indeterminate = indeterminate;
          if (typeof ref === 'function') return ref(node);
          if (ref) ref.current = node;
        }}
        className="peer absolute inset-0 cursor-pointer appearance-none rounded-sm outline-offset-0 disabled:cursor-not-allowed"
        {...props}
      />
      <span
        aria-hidden="true"
        className={cn(
          'pointer-events-none col-start-1 row-start-1 size-4 rounded-sm border border-input bg-card peer-hover:border-foreground/60',
          'peer-checked:border-primary peer-checked:bg-primary peer-indeterminate:border-primary peer-indeterminate:bg-primary',
          'peer-disabled:border-border peer-disabled:bg-muted peer-aria-invalid:border-destructive',
        )}
      />
      <svg
        viewBox="0 0 16 16"
        aria-hidden="true"
        className={cn(
          'pointer-events-none col-start-1 row-start-1 size-4 fill-none stroke-primary-foreground stroke-2 opacity-0',
          'peer-checked:opacity-100 peer-indeterminate:opacity-100 peer-disabled:stroke-muted-foreground forced-colors:stroke-[CanvasText]',
        )}
      >
        <path d={indeterminate ? 'M4.5 8h7' : 'm4 8.4 2.7 2.7L12 5.4'} strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </span>
  );
  if (!label) return box;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the box nested here is the control.
    <label className={cn('inline-flex min-h-6 cursor-pointer items-center gap-1 text-sm', className)}>
      {box}
      <span>{label}</span>
    </label>
  );
}
