import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { cn } from '#src/first-screen/cn.ts';
import { Button } from '../ui/button.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../ui/popover.tsx';
import { ChosenCount } from './chosen-count.tsx';
import { MultiSelectList } from './multi-select-list.tsx';
import type { MultiSelectProps } from './multi-select-props.ts';

/**
 * Several choices out of a list, behind one button that says how many are made. A choice counts at
 * once. More than seven options can be searched; arrows, Home and End move, Enter (or Space without
 * a search box) chooses, Escape closes.
 */
export function MultiSelect<Value extends string | number>(props: MultiSelectProps<Value>) {
  const { label, options, value, none = 'All', blocked, className } = props;
  const [open, setOpen] = useState(false);
  const summary = value.length === 1 ? options.find((one) => one.value === value[0])?.label : undefined;
  const change = (next: boolean) => {
    setOpen(next);
    props.onOpenChange?.(next);
  };

  return (
    <Popover open={open} onOpenChange={change}>
      <PopoverTrigger asChild>
        <Button
          data-slot="multi-select"
          blocked={blocked ?? false}
          className={cn('max-w-64 justify-between', value.length > 0 && 'border-primary/60', className)}
        >
          <span className="min-w-0 truncate">
            {label}{' '}
            <span className={cn('ml-1 font-normal', value.length === 0 && 'text-muted-foreground')}>
              {value.length === 0 ? none : (summary ?? <ChosenCount value={value.length} />)}
            </span>
          </span>
          <ChevronDown aria-hidden="true" className="text-muted-foreground" />
        </Button>
      </PopoverTrigger>
      <PopoverContent aria-label={label} className="flex w-72 flex-col overflow-hidden p-0">
        <MultiSelectList noneMeans={props.none === undefined ? 'all' : undefined} {...props} />
      </PopoverContent>
    </Popover>
  );
}
