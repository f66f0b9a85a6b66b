import { type ReactNode, useId } from 'react';
import { cn } from '#src/first-screen/cn.ts';
import { Label } from './label.tsx';

/**
 * What the control inside must carry; spread it: `{(control) => <Input {...control}
 * {...register('Name')} />}`.
 */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  children: (control: FieldControl) => ReactNode;
  /** Shown in red below the control, and announced. */
  error?: string | undefined;
  hint?: ReactNode;
  /** Stands opposite the label, such as the `12/80` of a short name. */
  counter?: ReactNode;
  required?: boolean;
  optional?: boolean;
  /** The label stays for screen readers only. */
  hideLabel?: boolean;
  /** Give one where an error summary links to the control. */
  id?: string;
  className?: string;
}

/** Label, control, hint and error, wired for assistive technology. */
export function Field({
  label,
  children,
  error,
  hint,
  counter,
  required,
  optional,
  hideLabel,
  id,
  className,
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');

  return (
    <div
      data-slot="field"
      data-invalid={error ? true : undefined}
      className={cn('flex min-w-0 flex-col gap-1', className)}
    >
      <div className={cn('flex items-baseline justify-between gap-3', hideLabel && !counter && 'sr-only')}>
        <Label htmlFor={controlId} className={cn(hideLabel && 'sr-only')}>
          {label}
          {optional && ' '}
          {optional && <span className="font-normal text-muted-foreground">(optional)</span>}
        </Label>
        {counter && (
          <span data-tabular className="text-xs text-muted-foreground">
            {counter}
          </span>
        )}
      </div>
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {hint && (
        <p id={hintId} className="text-xs text-muted-foreground">
          {hint}
        </p>
      )}
      {/* The live region is there before its message: one that arrives together with it is not
          read. */}
      <p id={errorId} aria-live="polite" className="text-sm font-medium text-destructive empty:sr-only">
        {error}
      </p>
    </div>
  );
}
