import { Command } from 'cmdk';
import Check from 'lucide-react/icons/check';
import { type ComponentRef, useLayoutEffect, useRef, useState } from 'react';
import { cn } from '#src/first-screen/cn.ts';
import { holdsText } from '#src/lib/search-text.ts';
import { formatNumber } from '#src/lib/words.ts';
import { Button } from '../ui/button.tsx';
import { controlClasses } from '../ui/control-classes.ts';
import { ChoicesSkeleton } from './choices-skeleton.tsx';
import { chosenWords } from './chosen-count.tsx';
import type { MultiSelectProps } from './multi-select-props.ts';
import { OptionList } from './option-list.tsx';

/** From so many options on a search box pays. */
const SEARCHED_FROM = 8;

/** What the popover of a `MultiSelect` holds: search box, options, how many are chosen. */
export function MultiSelectList<Value extends string | number>({ label, loading, ...choice }: MultiSelectProps<Value>) {
  const { options, noneMeans } = choice;
  const [value, choose] = useChosen(choice.value, choice.onValueChange);
  const [text, setText] = useState('');
  const list = useRef<ComponentRef<typeof OptionList>>(null);
  const isSearched = options.length >= SEARCHED_FROM;
  const shown = isSearched
    ? options.filter(({ label, detail = '' }) => holdsText(text, `${label} ${detail}`))
    : options;
  // Options that come after the popover has opened get the focus that it holds in their stead, so
  // that the arrows move at once.
  useLayoutEffect(() => {
    if (!loading && list.current?.hasFocusAround()) list.current.focus();
  }, [loading]);
  if (loading) return <ChoicesSkeleton label={label} />;

  const searchBox = (
    <div className="border-b p-2">
      <Command.Input asChild value={text} onValueChange={setText} placeholder="Search">
        <input
          type="search"
          className={cn(controlClasses, 'h-control')}
          // The popover keeps open for it, which keeps the browser from emptying the box.
          onKeyDown={({ key }) => key === 'Escape' && setText('')}
        />
      </Command.Input>
    </div>
  );
  return (
    <>
      <OptionList
        ref={list}
        label={label}
        searchLabel={isSearched ? `Search ${label}` : undefined}
        searchBox={isSearched && searchBox}
        options={shown}
        keyOf={(option) => option.value}
        isChosen={(option) => value.includes(option.value)}
        onChoose={(option) => choose(toggled(options, value, option.value))}
        className={cn(shown.length === 0 && 'hidden')}
        optionClassName="items-center hover:bg-accent data-[selected=true]:bg-accent data-[selected=true]:outline data-[selected=true]:-outline-offset-1 data-[selected=true]:outline-ring/60"
      >
        {(option) => (
          <>
            <ChoiceBox checked={value.includes(option.value)} />
            {option.mark}
            <span
              className={cn(
                'min-w-0',
                option.detail ? 'truncate' : 'break-words',
                option.count === 0 && 'text-muted-foreground',
              )}
            >
              {option.label}
            </span>
            {option.detail && (
              <span className="ml-auto min-w-0 truncate text-xs text-muted-foreground">{option.detail}</span>
            )}
            {option.count !== undefined && (
              <>
                {' '}
                <span data-tabular className="ml-auto shrink-0 pl-2 text-xs text-muted-foreground">
                  {formatNumber(option.count)}
                </span>
              </>
            )}
          </>
        )}
      </OptionList>
      {shown.length === 0 && <p className="px-3 pb-3 text-sm text-muted-foreground">Nothing found</p>}
      <div className="flex min-h-10 items-center justify-between gap-2 border-t px-3 py-1">
        <p role="status" data-tabular className="text-xs text-muted-foreground">
          {text && `${shown.length} found, `}
          {chosenWords(value.length, noneMeans)}
        </p>
        {value.length > 0 && (
          <Button variant="link" size="sm" onClick={() => choose([])}>
            Select none
          </Button>
        )}
      </div>
    </>
  );
}

/**
 * What is chosen, a press ahead of a caller whose value comes back later (by way of the address),
 * so that no quick press is lost.
 */
function useChosen<Value>(value: readonly Value[], onValueChange: (value: Value[]) => void) {
  const [ahead, setAhead] = useState<{ of: readonly Value[]; value: Value[] }>();
  const chosen = ahead?.of === value ? ahead.value : value;
  const choose = (next: Value[]) => {
    setAhead({ of: value, value: next });
    onValueChange(next);
  };
  return [chosen, choose] as const;
}

/** Shows what `aria-checked` says. */
function ChoiceBox({ checked }: { checked: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'grid size-4 shrink-0 place-items-center rounded-sm border border-input bg-card',
        checked && 'border-primary bg-primary text-primary-foreground',
      )}
    >
      {checked && <Check className="size-3.5" strokeWidth={3} />}
    </span>
  );
}

/**
 * The values with one more or one less, in the order of the options; those without an option stay,
 * in front.
 */
function toggled<Value>(options: readonly { value: Value }[], chosen: readonly Value[], pressed: Value): Value[] {
  if (chosen.includes(pressed)) return chosen.filter((one) => one !== pressed);
  const known = options.map(({ value }) => value);
  return [
    ...chosen.filter((one) => !known.includes(one)),
    ...known.filter((one) => one === pressed || chosen.includes(one)),
  ];
}
