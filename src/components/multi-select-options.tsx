import Check from 'lucide-react/icons/check';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { cn } from '#src/lib/cn.ts';
import type { MultiSelectOption } from './multi-select-props.ts';

type OptionsProps<Value extends string | number> = Pick<ComponentProps<'div'>, 'onKeyDown'> & {
  id: string;
  label: string;
  options: readonly MultiSelectOption<Value>[];
  chosen: readonly Value[];
  /** Which option the keys point at. */
  active: number;
  onPress: (at: number) => void;
  /** With it the list itself takes the focus and the keys; without it the search box has both. */
  'aria-activedescendant'?: string | undefined;
};

/** The options of a `MultiSelect` as a listbox of several choices. */
export function MultiSelectOptions<Value extends string | number>(props: OptionsProps<Value>) {
  const { id, label, options, chosen, active, onPress, onKeyDown } = props;
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      aria-multiselectable="true"
      aria-activedescendant={props['aria-activedescendant']}
      tabIndex={onKeyDown ? 0 : -1}
      onKeyDown={onKeyDown}
      className="max-h-72 overflow-y-auto p-1 -outline-offset-2 empty:hidden"
    >
      {options.map((option, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the list or the search box has the keys.
        // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant points at it.
        <div
          key={option.value}
          id={`${id}-${at}`}
          role="option"
          aria-selected={chosen.includes(option.value)}
          data-active={at === active || undefined}
          onClick={() => onPress(at)}
          className={cn(
            'flex min-h-8 cursor-pointer items-center gap-2 rounded-sm px-2 text-sm hover:bg-accent',
            'data-active:bg-accent data-active:outline data-active:-outline-offset-1 data-active:outline-ring/60',
          )}
        >
          <ChoiceBox checked={chosen.includes(option.value)} />
          {option.mark}
          <span className="min-w-0 truncate">{option.label}</span>
          {option.detail && (
            <span className="ml-auto min-w-0 truncate text-xs text-muted-foreground">{option.detail}</span>
          )}
        </div>
      ))}
    </div>
  );
}

/** Shows what `aria-selected` says. */
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
