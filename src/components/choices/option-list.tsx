import { Command } from 'cmdk';
import { type KeyboardEvent, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { cn } from '#src/first-screen/cn.ts';
import { useDrawn } from '../use-drawn.ts';
import { ActiveDescendant } from './active-descendant.tsx';

/**
 * So many options, and those up to where the keys begin, are rendered as the list opens; the rest
 * right after.
 */
const RENDERED_FIRST = 50;

interface OptionListProps<Option> {
  /** Names the list. */
  label: string;
  /** Names the search box; without one the list itself has the focus and the keys. */
  searchLabel?: string | undefined;
  /** A `Command.Input` with what is around it. */
  searchBox?: ReactNode;
  /** Those that the search finds. */
  options: readonly Option[];
  keyOf: (option: Option) => string | number;
  /** The option at which the keys begin; the first one by default. */
  startAt?: string | number | null;
  onChoose: (option: Option) => void;
  /** Where any number can be chosen: is this one? */
  isChosen?: (option: Option) => boolean;
  /** The list; it gives the focus to the search box where there is one. */
  ref?: Ref<{ focus(): void; hasFocusAround(): boolean }>;
  className?: string;
  optionClassName: string;
  children: (option: Option) => ReactNode;
}

/**
 * Options that arrows, Home and End move through and Enter chooses (cmdk), in the order given.
 * `aria-selected` is cmdk's own mark of the option that the keys point at; what is chosen of
 * several is `aria-checked`.
 */
export function OptionList<Option>(props: OptionListProps<Option>) {
  const { label, searchLabel, searchBox, options, keyOf, startAt = null, onChoose, isChosen } = props;
  const root = useRef<HTMLDivElement>(null);
  const start = options.findIndex((option) => keyOf(option) === startAt) + RENDERED_FIRST;
  const drawn = useDrawn(options.length, start);
  useImperativeHandle(props.ref, () => ({
    focus: () =>
      root.current?.querySelector<HTMLElement>(searchBox ? 'input' : '[role=listbox]')?.focus({ preventScroll: true }),
    hasFocusAround: () => document.activeElement === root.current?.closest('[role="dialog"]'),
  }));
  return (
    <Command
      ref={root}
      shouldFilter={false}
      disablePointerSelection={isChosen !== undefined}
      vimBindings={false}
      label={searchLabel ?? label}
      defaultValue={startAt === null ? undefined : `${startAt}`}
      onKeyDownCapture={leaveToTheText}
      onKeyDown={searchBox ? undefined : chooseBySpace}
      className="contents"
    >
      {searchBox}
      <Command.List
        // cmdk takes the list out of the tab order, because its keys are in the search box.
        ref={(list) => list?.setAttribute('tabindex', searchBox ? '-1' : '0')}
        label={label}
        aria-multiselectable={isChosen && true}
        className={cn('max-h-72 min-h-0 overflow-y-auto p-1 -outline-offset-2', props.className)}
      >
        {options.slice(0, drawn).map((option) => (
          <Command.Item
            key={keyOf(option)}
            value={`${keyOf(option)}`}
            aria-checked={isChosen?.(option)}
            onSelect={() => onChoose(option)}
            className={cn('flex min-h-8 cursor-pointer gap-2 rounded-sm px-2 text-sm', props.optionClassName)}
          >
            {props.children(option)}
          </Command.Item>
        ))}
      </Command.List>
      <ActiveDescendant />
    </Command>
  );
}

/** Home and End move in what is typed, and keys with Alt, Ctrl or Cmd are the browser's. */
function leaveToTheText(event: KeyboardEvent) {
  const inText = (event.target as HTMLInputElement).value && (event.key === 'Home' || event.key === 'End');
  if (inText || event.altKey || event.ctrlKey || event.metaKey) event.stopPropagation();
}

function chooseBySpace(event: KeyboardEvent) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('[role=option][aria-selected=true]')?.click();
}
