import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
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

/** What was typed, the searches that the page has not answered yet, and the one that waits. */
type Typing = { text: string; sent: string[]; timer?: ReturnType<typeof setTimeout> };

/**
 * A search box that waits for the typing to rest. A `value` changed from outside (Clear Filters,
 * back) replaces what was typed. The browser holds the text, so that a letter renders nothing.
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
  const [isEmpty, setEmpty] = useState(value === '');
  const [search] = useState((): Typing => ({ text: value, sent: [] }));
  const lastSent = () => search.sent.at(-1) ?? value;

  const send = (next: string) => {
    clearTimeout(search.timer);
    if (next === lastSent()) return;
    search.sent.push(next);
    onSearch(next);
  };
  const sendRested = useEffectEvent(send);
  const take = (next: string) => {
    search.text = next;
    setEmpty(next === '');
    clearTimeout(search.timer);
    if (next !== lastSent()) search.timer = setTimeout(() => sendRested(search.text), SEARCH_DEBOUNCE_MS);
  };
  const type = (next: string) => {
    take(next);
    onType?.(next);
  };
  const write = (next: string) => {
    if (input.current) input.current.value = next;
    type(next);
  };
  // Our own search coming back must not undo the letters typed since; any other value is someone
  // else's and wins.
  const follow = useEffectEvent((next: string) => {
    const own = search.sent.indexOf(next);
    search.sent = own < 0 ? [] : search.sent.slice(own + 1);
    if (own < 0 && input.current) input.current.value = next;
    take(own < 0 ? next : search.text);
  });
  useLayoutEffect(() => follow(value), [value]);
  useEffect(() => () => clearTimeout(search.timer), [search]);

  const clear = () => {
    write('');
    send('');
    input.current?.focus();
  };
  useImperativeHandle(ref, () => ({
    focus: () => input.current?.focus(),
    empty: () => {
      write('');
      if (lastSent() !== '') search.sent.push('');
      clearTimeout(search.timer);
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
        className={cn('pl-8', !isEmpty && 'pr-8')}
        defaultValue={value}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          const { value: text } = event.currentTarget;
          if (event.key === 'Enter') send(text);
          if (event.key === 'Escape' && text) {
            event.preventDefault();
            clear();
          }
        }}
      />
      <button type="button" hidden={isEmpty} aria-label={`Clear: ${label}`} onClick={clear}>
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}
