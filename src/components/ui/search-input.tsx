import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type RefObject, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { cn } from '#src/first-screen/cn.ts';
import { Input } from './input.tsx';

/** How long typing must rest before a search starts, in milliseconds (requirements A9). */
export const SEARCH_DEBOUNCE_MS = 500;

/** What those around a search box do to it. */
export interface SearchBox {
  focus(): void;
  /**
   * Forgets what was typed, be it not yet searched for; the current search is for the caller to
   * end.
   */
  empty(): void;
}

export interface SearchInputProps {
  /** The accessible name, also the placeholder unless one is given. */
  label: string;
  /** The current search, usually from the address. */
  value: string;
  /** Called when typing rests for 500 ms, at once on Enter and on clearing. */
  onSearch: (value: string) => void;
  /** Called at every letter and on clearing, for a search that does not wait. */
  onType?: (text: string) => void;
  placeholder?: string;
  id?: string;
  /** For those who empty the box or give it the focus. */
  ref?: RefObject<SearchBox | null>;
  className?: string;
}

/**
 * A search box that waits for the typing to rest. A `value` changed from outside (Clear Filters,
 * back) replaces what was typed.
 */
export function SearchInput({
  label,
  value,
  onSearch,
  onType,
  placeholder = label,
  id,
  ref,
  className,
}: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [pendingValues, setPendingValues] = useState<string[]>([]);
  const lastSent = pendingValues.at(-1) ?? value;

  // Our own search coming back must not undo the letters typed since; any other value is someone
  // else's and wins.
  if (value !== seen) {
    const own = pendingValues.indexOf(value);
    setSeen(value);
    setPendingValues(own < 0 ? [] : pendingValues.slice(own + 1));
    if (own < 0) setText(value);
  }

  const awaitValue = (next: string) => setPendingValues([...pendingValues, next]);
  const send = (next: string) => {
    if (next === lastSent) return;
    awaitValue(next);
    onSearch(next);
  };
  const sendRested = useEffectEvent(send);
  useEffect(() => {
    if (text === lastSent) return;
    const timer = setTimeout(() => sendRested(text), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, lastSent]);

  const type = (next: string) => {
    setText(next);
    onType?.(next);
  };
  const clear = () => {
    type('');
    send('');
    input.current?.focus();
  };
  useImperativeHandle(ref, () => ({
    focus: () => input.current?.focus(),
    empty: () => {
      type('');
      if (lastSent !== '') awaitValue('');
    },
  }));

  return (
    <div data-slot="search-input" className={className}>
      <Search aria-hidden="true" />
      <Input
        ref={input}
        id={id}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        className={cn('pl-8', text && 'pr-8')}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') send(text);
          if (event.key === 'Escape' && text) {
            event.preventDefault();
            clear();
          }
        }}
      />
      {text && (
        <button type="button" aria-label={`Clear: ${label}`} onClick={clear}>
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
    </div>
  );
}
