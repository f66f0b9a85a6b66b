import { type KeyboardEvent, useLayoutEffect, useState } from 'react';
import { cn } from '#src/lib/cn.ts';
import { holdsText } from '#src/lib/search-text.ts';
import { MultiSelectOptions } from './multi-select-options.tsx';
import type { MultiSelectProps } from './multi-select-props.ts';
import { Button } from './ui/button.tsx';
import { controlClasses } from './ui/control-classes.ts';
import { LoadingRegion } from './ui/loading-region.tsx';
import { Skeleton } from './ui/skeleton.tsx';

/** From so many options on a search box pays. */
const SEARCHED_FROM = 8;

type ListProps<Value extends string | number> = MultiSelectProps<Value> & { id: string };

/** What the popover of a `MultiSelect` holds: search box, options, how many are chosen. */
export function MultiSelectList<Value extends string | number>({ id, label, loading, ...choice }: ListProps<Value>) {
  const { options } = choice;
  const [value, choose] = useChosen(choice.value, choice.onValueChange);
  const [text, setText] = useState('');
  const [pointed, setPointed] = useState(0);
  const isSearched = options.length >= SEARCHED_FROM;
  const shown = isSearched
    ? options.filter(({ label, detail = '' }) => holdsText(text, `${label} ${detail}`))
    : options;
  const active = Math.max(0, Math.min(pointed, shown.length - 1));
  const controlId = `${id}-${isSearched ? 'search' : 'list'}`;
  useLayoutEffect(() => {
    if (!loading) takeFocus(controlId);
  }, [loading, controlId]);
  if (loading) return <OptionsSkeleton label={label} />;

  const toggle = (at: number) => {
    const option = shown[at];
    if (option) choose(toggled(options, value, option.value));
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => setPointed(active + 1),
    ArrowUp: () => setPointed(active - 1),
    Enter: () => toggle(active),
    ...(!isSearched && { ' ': () => toggle(active) }),
    ...(text === '' && { Home: () => setPointed(0), End: () => setPointed(shown.length - 1) }),
  };
  const pointing = {
    'aria-controls': `${id}-list`,
    'aria-activedescendant': shown.length > 0 ? `${id}-${active}` : undefined,
    onKeyDown: (event: KeyboardEvent) => {
      const act = event.altKey || event.ctrlKey || event.metaKey ? undefined : keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    },
  };

  return (
    <>
      {isSearched && (
        <div className="border-b p-2">
          <input
            id={controlId}
            type="search"
            role="combobox"
            aria-expanded={true}
            aria-label={`Search ${label}`}
            placeholder="Search"
            autoComplete="off"
            spellCheck={false}
            className={cn(controlClasses, 'h-control')}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setPointed(0);
            }}
            {...pointing}
          />
        </div>
      )}
      <MultiSelectOptions
        id={id}
        label={label}
        options={shown}
        chosen={value}
        active={active}
        onPress={(at) => {
          setPointed(at);
          toggle(at);
        }}
        {...(!isSearched && pointing)}
      />
      {shown.length === 0 && <p className="px-3 pb-3 text-sm text-muted-foreground">Nothing found</p>}
      <div className="flex min-h-10 items-center justify-between gap-2 border-t px-3 py-1">
        <p role="status" data-tabular className="text-xs text-muted-foreground">
          {value.length} chosen{text && `, ${shown.length} found`}
        </p>
        {value.length > 0 && (
          <Button variant="link" size="sm" onClick={() => choose([])}>
            Choose none
          </Button>
        )}
      </div>
    </>
  );
}

/** What is chosen, a press ahead of a caller whose value comes back later (by way of the address), so that no quick press is lost. */
function useChosen<Value>(value: readonly Value[], onValueChange: (value: Value[]) => void) {
  const [ahead, setAhead] = useState<{ of: readonly Value[]; value: Value[] }>();
  const chosen = ahead?.of === value ? ahead.value : value;
  const choose = (next: Value[]) => {
    setAhead({ of: value, value: next });
    onValueChange(next);
  };
  return [chosen, choose] as const;
}

/** Options that come after the popover has opened get the focus that it holds in their stead, so that the arrows move at once. */
function takeFocus(controlId: string) {
  const control = document.getElementById(controlId);
  const focused = document.activeElement;
  if (focused === document.body || focused === control?.closest('[role="dialog"]'))
    control?.focus({ preventScroll: true });
}

function OptionsSkeleton({ label }: { label: string }) {
  return (
    <LoadingRegion label={`${label}: loading`} className="grid gap-3 p-3">
      {['w-1/2', 'w-2/3', 'w-1/3'].map((width) => (
        <Skeleton key={width} className={width} />
      ))}
    </LoadingRegion>
  );
}

/** The values with one more or one less, in the order of the options; those without an option stay, in front. */
function toggled<Value>(options: readonly { value: Value }[], chosen: readonly Value[], pressed: Value): Value[] {
  if (chosen.includes(pressed)) return chosen.filter((one) => one !== pressed);
  const known = options.map(({ value }) => value);
  return [
    ...chosen.filter((one) => !known.includes(one)),
    ...known.filter((one) => one === pressed || chosen.includes(one)),
  ];
}
