import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { WorkflowTaskType } from '#generated/enums.ts';
import type { WorkflowUser } from '#generated/model/index.ts';
import { Popover, PopoverAnchor, PopoverContent } from '#src/components/ui/popover.tsx';
import { cn } from '#src/first-screen/cn.ts';
import { holdsWords, rankText } from '#src/lib/search-text.ts';
import { LAST_WORD, NOBODY_WORD, readCell, writtenAs } from './read-cell.ts';

/** More are found by typing on. */
const SHOWN = 8;

type CellEditorProps = {
  label: string;
  initial: string;
  task: WorkflowTaskType;
  users: readonly WorkflowUser[];
  onType: (text: string) => void;
  onFinish: (text: string, by: 'down' | 'right' | 'left' | 'stay') => void;
  onCancel: () => void;
};

/**
 * Types into a cell: a combobox of who can take the task, with ';' between several people. Enter
 * takes the marked option and goes down, Tab goes on, Escape leaves the cell as it was.
 */
export function CellEditor({ label, initial, task, users, onType, onFinish, onCancel }: CellEditorProps) {
  const [text, setText] = useState(initial);
  const [marked, setMarked] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  useEffect(() => input.current?.focus(), []);
  const before = text.slice(0, text.lastIndexOf(';') + 1);
  const typed = text.slice(before.length);
  const options = optionsOf(typed, before === '', task, users);
  const taken = (option: string | undefined) =>
    option === undefined ? text : `${before ? `${before} ` : ''}${option}`;
  /** What is understood as it stands needs no option. */
  const whole = () => {
    if (!typed.trim() || readCell(text, task, users)?.choice) return text;
    return taken(options[marked]?.value);
  };

  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation();
    const keys: Record<string, () => void> = {
      ArrowDown: () => setMarked((marked + 1) % Math.max(1, options.length)),
      ArrowUp: () => setMarked((marked - 1 + options.length) % Math.max(1, options.length)),
      Enter: () => onFinish(whole(), 'down'),
      Tab: () => onFinish(whole(), event.shiftKey ? 'left' : 'right'),
      Escape: onCancel,
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    <Popover open={options.length > 0}>
      <PopoverAnchor asChild>
        <input
          ref={input}
          role="combobox"
          aria-label={label}
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={options[marked] && `${listId}-${marked}`}
          autoComplete="off"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setMarked(0);
            onType(target.value);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => onFinish(text, 'stay')}
          className="h-8 w-full rounded-sm border border-ring bg-card px-1.5 text-sm outline-none"
        />
      </PopoverAnchor>
      <PopoverContent
        aria-label={label}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onEscapeKeyDown={(event) => event.preventDefault()}
        className="p-1"
      >
        <div id={listId} role="listbox" aria-label="People">
          {options.map((option, at) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus and names it.
            // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are in the field.
            <div
              key={option.value}
              id={`${listId}-${at}`}
              role="option"
              aria-selected={at === marked}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onFinish(taken(option.value), 'stay')}
              className={cn('cursor-pointer rounded-sm px-2 py-1 text-sm', at === marked && 'bg-accent')}
            >
              {option.label}
              {option.detail && <span className="block text-xs text-muted-foreground">{option.detail}</span>}
            </div>
          ))}
        </div>
      </PopoverContent>
    </Popover>
  );
}

type Option = { value: string; label: string; detail?: string | undefined };

function optionsOf(typed: string, isFirst: boolean, task: WorkflowTaskType, users: readonly WorkflowUser[]): Option[] {
  const people = users
    .filter(({ WorkflowTaskTypes }) => WorkflowTaskTypes.includes(task))
    .filter(({ FullName, EmailAddress }) => holdsWords(typed, FullName, EmailAddress))
    .toSorted((one, other) => rankOf(typed, other) - rankOf(typed, one))
    .map((user): Option => {
      const value = writtenAs(user, users);
      return { value, label: user.FullName, detail: value === user.FullName ? undefined : value };
    });
  const words = isFirst ? [NOBODY_WORD, LAST_WORD].filter((word) => holdsWords(typed, word)) : [];
  return [...people.slice(0, SHOWN), ...words.map((value) => ({ value, label: value }))];
}

/** Whose name begins so comes first; without a text the order is that of the names. */
const rankOf = (typed: string, { FullName }: WorkflowUser): number => rankText(typed, FullName) ?? 0;
