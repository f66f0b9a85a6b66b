import { type ReactNode, useId } from 'react';
import { cn } from '#src/first-screen/cn.ts';

export interface RadioOption<Value extends string | number> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string | number> {
  /** Names the group; `hideLegend` keeps it for screen readers. */
  legend: ReactNode;
  hideLegend?: boolean;
  options: readonly RadioOption<Value>[];
  /** Null while nothing is chosen. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  disabled?: boolean;
  /** Side by side instead of one below the other. */
  inline?: boolean;
  className?: string;
}

/** One of a few, each with its words in view. The browser's own radios: arrows move and choose. */
export function RadioGroup<Value extends string | number>(props: RadioGroupProps<Value>) {
  const { legend, hideLegend, options, value, onValueChange, disabled, inline, className } = props;
  const name = useId();
  return (
    <fieldset data-slot="radio-group" disabled={disabled} className={cn('min-w-0', className)}>
      <legend className={hideLegend ? 'sr-only' : 'mb-1 text-sm font-medium'}>{legend}</legend>
      <div className={cn('flex', inline ? 'flex-row flex-wrap gap-x-4' : 'flex-col')}>
        {options.map((option) => (
          <label
            key={option.value}
            className="inline-flex min-h-6 cursor-pointer items-center gap-1.5 text-sm has-disabled:cursor-not-allowed has-disabled:text-muted-foreground"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onValueChange(option.value)}
              className={cn(
                'size-4 shrink-0 appearance-none rounded-full border border-input bg-card checked:border-[5px] checked:border-primary',
                'disabled:border-border disabled:bg-muted',
              )}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
