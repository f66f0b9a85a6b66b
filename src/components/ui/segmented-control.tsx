import { useId } from 'react';
import { cn } from '#src/first-screen/cn.ts';
import type { RadioGroupProps } from './radio-group.tsx';

/**
 * A radio group in one strip, for two to four short choices such as Met / Not Met. White with dark
 * words while it can be changed, also where nothing is chosen; grey with a dashed line where not.
 */
export function SegmentedControl<Value extends string | number>(props: Omit<RadioGroupProps<Value>, 'inline'>) {
  const { legend, hideLegend, options, value, onValueChange, disabled, className } = props;
  const name = useId();
  return (
    <fieldset data-slot="segmented-control" disabled={disabled} className={cn('min-w-0', className)}>
      <legend className={hideLegend ? 'sr-only' : 'mb-1 text-sm font-medium'}>{legend}</legend>
      <div
        className={cn(
          'inline-flex rounded-md border p-px',
          disabled ? 'border-dashed border-border bg-muted' : 'border-input bg-card shadow-xs',
        )}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={cn(
              'inline-flex h-7 min-w-8 cursor-pointer items-center justify-center gap-1.5 rounded-[5px] px-2.5 text-sm font-medium',
              'transition-colors duration-(--duration-fast) [&_svg]:size-4',
              'has-enabled:hover:bg-accent has-enabled:has-checked:bg-accent has-enabled:has-checked:text-primary',
              'has-checked:ring-1 has-checked:ring-primary has-disabled:has-checked:ring-input',
              'has-disabled:not-has-checked:text-muted-foreground',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-ring',
              'has-disabled:cursor-not-allowed',
              // A line between two choices of which neither is chosen: else they read as one.
              'relative not-first:before:absolute not-first:before:inset-y-1.5 not-first:before:-left-px not-first:before:border-l',
              'has-checked:before:hidden [label:has(:checked)+&]:before:hidden',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onValueChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
