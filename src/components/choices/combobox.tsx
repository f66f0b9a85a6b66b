import { Command } from 'cmdk';
import Check from 'lucide-react/icons/check';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { useId, useState } from 'react';
import { cn } from '#src/first-screen/cn.ts';
import { holdsWords } from '#src/lib/search-text.ts';
import { controlClasses } from '../ui/control-classes.ts';
import type { FieldControl } from '../ui/field.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../ui/popover.tsx';
import { OptionList } from './option-list.tsx';

export interface ComboboxItem {
  id: number;
  label: string;
  /** A second line, searched too. */
  detail?: string;
}

export interface ComboboxProps {
  items: readonly ComboboxItem[];
  /** Id of the chosen item; null while nothing is chosen. */
  value: number | null;
  onValueChange: (id: number) => void;
  /** Stands on the button while nothing is chosen. */
  placeholder: string;
  /** Names the search box in the list. */
  searchLabel: string;
  /** Said where nothing fits; while the items are being fetched, that. */
  empty: string;
  /** From the `Field` around it. */
  control?: FieldControl;
  /** Words for a chosen id that is not among the items, such as one still being fetched. */
  chosenLabel?: string | null;
  /** The list is about to be shown: the moment to fetch its items. */
  onOpen?: () => void;
  className?: string;
}

/**
 * One choice out of many, found by typing (cmdk in a popover). Arrows move, Enter chooses, Escape
 * closes the list alone.
 */
export function Combobox(props: ComboboxProps) {
  const { items, value, placeholder, control, chosenLabel, className } = props;
  const [open, setOpen] = useState(false);
  const popoverId = useId();
  const chosen = items.find(({ id }) => id === value)?.label ?? chosenLabel;

  return (
    <Popover
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        if (next) props.onOpen?.();
      }}
    >
      <PopoverTrigger asChild>
        <button
          data-slot="combobox"
          type="button"
          role="combobox"
          aria-expanded={open}
          aria-controls={popoverId}
          aria-haspopup="listbox"
          {...control}
          className={cn(
            controlClasses,
            'flex h-control items-center justify-between gap-2 text-left text-sm',
            !chosen && 'text-muted-foreground',
            className,
          )}
        >
          <span className="truncate">{chosen ?? placeholder}</span>
          <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-muted-foreground" />
        </button>
      </PopoverTrigger>
      <PopoverContent
        id={popoverId}
        aria-label={props.searchLabel}
        // in a low window the list scrolls, not the search box above it
        className="flex w-(--radix-popover-trigger-width) min-w-72 flex-col overflow-hidden p-0"
      >
        <Choices
          {...props}
          onValueChange={(id) => {
            props.onValueChange(id);
            setOpen(false);
          }}
        />
      </PopoverContent>
    </Popover>
  );
}

function Choices({ items, value, onValueChange, searchLabel, empty }: ComboboxProps) {
  const [text, setText] = useState('');
  const found = items.filter(({ label, detail = '' }) => holdsWords(text, label, detail));
  return (
    <>
      <OptionList
        label={searchLabel}
        searchLabel={searchLabel}
        searchBox={
          <Command.Input
            value={text}
            onValueChange={setText}
            placeholder={searchLabel}
            className="h-9 w-full shrink-0 rounded-t-[inherit] border-b bg-transparent px-3 text-sm outline-offset-[-2px]"
          />
        }
        options={found}
        keyOf={({ id }) => id}
        startAt={value}
        onChoose={({ id }) => onValueChange(id)}
        optionClassName="items-start py-1.5 data-[selected=true]:bg-accent forced-colors:data-[selected=true]:outline-2 forced-colors:data-[selected=true]:-outline-offset-2"
      >
        {({ id, label, detail }) => (
          <>
            <Check aria-hidden="true" className={cn('mt-0.5 size-4 shrink-0', id !== value && 'invisible')} />
            <span className="min-w-0">
              <span className="block break-words">{label}</span>
              {detail && <span className="block text-xs break-words text-muted-foreground">{detail}</span>}
            </span>
          </>
        )}
      </OptionList>
      <p role="status" className="px-3 py-2 text-xs text-muted-foreground empty:hidden">
        {found.length === 0 && empty}
        {found.length > 0 && text.trim() && `${found.length} of ${items.length} found`}
      </p>
    </>
  );
}
