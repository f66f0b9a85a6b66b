import Calendar from 'lucide-react/icons/calendar';
import { type ComponentProps, Suspense, useState } from 'react';
import { cn } from '#src/first-screen/cn.ts';
import { lazyPart } from '#src/first-screen/lazy-part.tsx';
import { formatDate } from '#src/lib/date-words.ts';
import { DATE_FIELD_NULL, type DateFieldValue, fromDateField } from '#src/lib/forms/date-field-value.ts';
import { readDate } from '#src/lib/typed-date.ts';
import { Button } from './ui/button.tsx';
import type { FieldControl } from './ui/field.tsx';
import { Input } from './ui/input.tsx';
import { Popover, PopoverContent, PopoverTrigger } from './ui/popover.tsx';

const DateFieldCalendar = lazyPart(() =>
  import('./date-field-calendar.tsx').then((calendar) => calendar.DateFieldCalendar),
);

export interface DateFieldProps
  extends Partial<FieldControl>,
    Pick<ComponentProps<'input'>, 'onBlur' | 'ref' | 'name' | 'readOnly' | 'disabled'> {
  /** The field's name, for the calendar: 'Start Date'. */
  label: string;
  /**
   * `YYYY-MM-DD`, or DATE_FIELD_NULL or null where it is empty; any other text is what was typed
   * and is no date (yet).
   */
  value: DateFieldValue | null;
  /**
   * Gets a date, DATE_FIELD_NULL, or the text that is no date; the form says 'Date input not
   * valid.' of it (`date-schema.ts`).
   */
  onValueChange: (value: DateFieldValue) => void;
  className?: string;
}

/**
 * A calendar date, typed (01 Jan 2026, 1/7/2026 with the day first, 2026-07-01) or chosen from a
 * calendar of Monday to Sunday (requirements A2.5; ADR-078). Inside `Field`: `{(control) =>
 * <DateField {...control} label="Start Date" … />}`.
 */
export function DateField({ label, value, onValueChange, onBlur, className, ...control }: DateFieldProps) {
  const [typing, setTyping] = useState<string>();
  const [open, setOpen] = useState(false);
  const date = readDate(fromDateField(value) ?? '');
  const text = typing !== undefined && meaningOf(typing) === (value ?? DATE_FIELD_NULL) ? typing : textOf(value);
  const isFixed = control.readOnly || control.disabled;

  return (
    <div data-slot="date-field" className={cn('relative', className)}>
      <Input
        {...control}
        value={text}
        placeholder="dd MMM yyyy"
        autoComplete="off"
        className="pr-9"
        onChange={(event) => {
          setTyping(event.target.value);
          onValueChange(meaningOf(event.target.value));
        }}
        onBlur={(event) => {
          setTyping(undefined);
          onBlur?.(event);
        }}
      />
      {!isFixed && (
        <Popover open={open} onOpenChange={setOpen}>
          <PopoverTrigger asChild>
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label={date ? `Choose ${label}, ${formatDate(date)}` : `Choose ${label}`}
              className="absolute top-0.5 right-0.5"
            >
              <Calendar aria-hidden="true" className="text-muted-foreground" />
            </Button>
          </PopoverTrigger>
          <PopoverContent
            align="end"
            aria-label={`Choose ${label}`}
            // seven days of 44 px fill a window of 320
            collisionPadding={4}
            className="w-auto p-2 max-[21.5rem]:max-w-[calc(100vw-0.5rem)] max-[21.5rem]:px-0"
            // To the chosen day: the calendar takes the focus itself once it is loaded, but one
            // that was here already did so too early, while a dialog around it still kept it.
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              (event.currentTarget as HTMLElement).querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus();
            }}
          >
            <Suspense fallback={<div className="h-74 w-65" />}>
              <DateFieldCalendar
                date={date}
                onChoose={(chosen) => {
                  setTyping(undefined);
                  onValueChange(chosen);
                  setOpen(false);
                }}
              />
            </Suspense>
          </PopoverContent>
        </Popover>
      )}
    </div>
  );
}

function meaningOf(text: string): DateFieldValue {
  const trimmed = text.trim();
  return trimmed === '' ? DATE_FIELD_NULL : (readDate(trimmed) ?? text);
}

function textOf(value: DateFieldValue | null): string {
  const given = fromDateField(value);
  if (given === null) return '';
  return readDate(given) === given ? formatDate(given) : given;
}
