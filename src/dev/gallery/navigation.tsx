import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, useMemo, useRef, useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { SearchInput } from '#src/components/ui/search-input.tsx';
import { cn } from '#src/first-screen/cn.ts';
import { holdsWords } from '#src/lib/search-text.ts';
import { counted } from '#src/lib/words.ts';
import { type Address, hrefOf } from './address.ts';
import { byName, type Entry, entries, groupNames } from './entries.ts';

/** Every page by its group, found by all that is written on it; a column, or a menu on a phone. */
export function Navigation({ address }: { address: Address }) {
  const [search, setSearch] = useState('');
  const [isOpen, setOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const found = useMemo(
    () =>
      byName(
        search,
        entries.filter(({ texts }) => holdsWords(search, ...texts)),
      ),
    [search],
  );
  const current = 'id' in address && address.id ? hrefOf(address.kind, address.id) : undefined;
  const isSearching = search.trim() !== '';
  const type = (words: string) => {
    setSearch(words);
    setOpen(words.trim() !== '');
  };
  const goToFirst = () => {
    if (!isSearching || !found[0]) return;
    globalThis.location.hash = found[0].href;
    setOpen(false);
  };
  const follow = () => {
    setOpen(false);
    // The menu closes over the link that was pressed.
    if (menuButton.current?.checkVisibility()) document.getElementById('content')?.focus();
  };
  return (
    <nav
      aria-label="Pages"
      className="border-b px-gutter py-3 lg:sticky lg:top-header lg:flex lg:h-[calc(100dvh-var(--header-height))] lg:flex-col lg:border-r lg:border-b-0 lg:px-0 lg:pb-0"
    >
      <div className="flex gap-2 lg:px-3">
        <form
          className="min-w-0 flex-1"
          onSubmit={(event) => {
            event.preventDefault();
            goToFirst();
          }}
        >
          <SearchInput
            label="Search gallery and reference"
            placeholder="Search"
            value=""
            onSearch={setSearch}
            onType={type}
          />
        </form>
        <Button
          ref={menuButton}
          className="lg:hidden"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          Pages
        </Button>
      </div>
      <p role="status" className="px-1 pt-1 text-xs text-muted-foreground empty:hidden lg:px-4">
        {isSearching && `${counted(found.length, 'page')} found`}
      </p>
      <div
        id={listId}
        className={cn('mt-2 min-h-0 flex-1 overflow-y-auto pb-4 lg:block lg:px-2', !isOpen && 'max-lg:hidden')}
      >
        {(isSearching ? [...new Set(found.map(({ group }) => group))] : groupNames).map((group) => (
          <Group
            key={`${group} ${isSearching}`}
            name={group}
            entries={found.filter((entry) => entry.group === group)}
            current={current}
            startsOpen={isSearching}
            onFollow={follow}
          />
        ))}
      </div>
    </nav>
  );
}

type GroupProps = {
  name: string;
  entries: Entry[];
  current: string | undefined;
  startsOpen: boolean;
  onFollow: () => void;
};

function Group({ name, entries: own, current, startsOpen, onFollow }: GroupProps) {
  const holdsCurrent = own.some(({ href }) => href === current);
  const [isShown, setShown] = useState(startsOpen || holdsCurrent);
  const [heldCurrent, setHeldCurrent] = useState(holdsCurrent);
  const id = useId();
  if (heldCurrent !== holdsCurrent) {
    setHeldCurrent(holdsCurrent);
    setShown(isShown || holdsCurrent);
  }
  if (own.length === 0) return null;
  return (
    <section>
      <h2 className="text-sm font-semibold">
        <button
          type="button"
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
          className="flex min-h-8 w-full items-center gap-1 rounded-sm px-1 text-left hover:bg-accent"
        >
          <ChevronRight
            aria-hidden="true"
            className={cn(
              'size-4 text-muted-foreground transition-transform duration-(--duration-fast)',
              isShown && 'rotate-90',
            )}
          />
          <span className="flex-1">{name}</span>
          <span data-tabular className="pr-1 text-xs font-normal text-muted-foreground">
            {own.length}
          </span>
        </button>
      </h2>
      <ul id={id} hidden={!isShown} className="mb-2">
        {isShown &&
          own.map(({ href, name: words, method }) => (
            <li key={href}>
              <a
                href={href}
                aria-current={href === current ? 'page' : undefined}
                onClick={onFollow}
                className="flex min-h-7 items-center gap-2 rounded-sm pr-2 pl-6 text-sm text-muted-foreground hover:bg-accent hover:text-foreground aria-[current=page]:bg-accent forced-colors:aria-[current=page]:underline aria-[current=page]:font-medium aria-[current=page]:text-foreground"
              >
                <span className="min-w-0 flex-1 truncate" title={words}>
                  {words}
                </span>
                {method && <span className="font-mono text-2xs uppercase">{method}</span>}
              </a>
            </li>
          ))}
      </ul>
    </section>
  );
}
