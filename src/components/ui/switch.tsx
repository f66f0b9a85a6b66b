import type { ComponentProps, ReactNode } from 'react';
import { cn } from '#src/first-screen/cn.ts';

export interface SwitchProps extends Omit<ComponentProps<'button'>, 'onChange' | 'children'> {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** Stands beside the switch and names it; a click on it toggles too. */
  label: ReactNode;
}

/** On or off, at once, such as 'Show assigned to me only'. */
export function Switch({ checked, onCheckedChange, label, className, ...props }: SwitchProps) {
  return (
    <button
      data-slot="switch"
      type="button"
      role="switch"
      aria-checked={checked}
      onClick={() => onCheckedChange(!checked)}
      className={cn(
        'group/switch inline-flex min-h-6 items-center gap-2 rounded-sm text-left text-sm',
        'disabled:cursor-not-allowed disabled:text-muted-foreground',
        className,
      )}
      {...props}
    >
      <span
        aria-hidden="true"
        className={cn(
          'inline-flex h-4.5 w-8 shrink-0 items-center rounded-full border border-input bg-input/25 p-0.5 transition-colors',
          'duration-(--duration-fast) group-aria-checked/switch:border-primary group-aria-checked/switch:bg-primary',
          'group-disabled/switch:opacity-50',
        )}
      >
        <span
          className={cn(
            'size-3 rounded-full bg-foreground/70 transition-transform duration-(--duration-fast)',
            'group-aria-checked/switch:translate-x-3.5 group-aria-checked/switch:bg-primary-foreground',
          )}
        />
      </span>
      {label}
    </button>
  );
}
