import House from 'lucide-react/icons/house';
import Users from 'lucide-react/icons/users';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { SavedView } from '#generated/model/index.ts';
import { cn } from '#src/first-screen/cn.ts';
import { useAccess } from '#src/lib/access/use-access.ts';
import { ROLE_NAMES } from '#src/lib/role-names.ts';

type ViewTabsProps = {
  /** Undefined while they are fetched. */
  views: readonly SavedView[] | undefined;
  open: SavedView | undefined;
  onOpen: (view: SavedView | undefined) => void;
};

/**
 * The list by itself, one's own views, then those shared. Arrows, Home and End move, Enter opens
 * (WAI-ARIA practices, 'Tabs with manual activation'): each opens what has to be fetched.
 */
export function ViewTabs({ views = [], open, onOpen }: ViewTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const openId = open?.Id;
  // the width changes with the buttons beside it, such as 'Update view'
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is open.
  useLayoutEffect(() => {
    const { current: box } = list;
    if (!box) return;
    // the open tab is at a third of the width, where there is as much beside it
    const watcher = new ResizeObserver(() => {
      const tab = box.querySelector<HTMLElement>('[aria-selected="true"]');
      if (tab) box.scrollLeft = tab.offsetLeft - Math.max(0, box.clientWidth - tab.offsetWidth) / 3;
    });
    watcher.observe(box);
    return () => watcher.disconnect();
  }, [openId]);
  const ordered = [...views.filter(({ IsShared }) => !IsShared), ...views.filter(({ IsShared }) => IsShared)];
  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Saved views"
      data-slot="view-tabs"
      onKeyDown={moveFocus}
      className="relative -ml-0.5 flex min-w-0 flex-1 gap-1 overflow-x-auto p-0.5 max-sm:pr-6 max-sm:[mask-image:linear-gradient(to_left,transparent,#000_1.5rem)] max-sm:[scrollbar-width:none]"
    >
      <Tab id={0} isOpen={!open} onOpen={() => onOpen(undefined)}>
        Standard
      </Tab>
      {ordered.map((view) => (
        <Tab key={view.Id} id={view.Id} isOpen={view.Id === openId} title={titleOf(view)} onOpen={() => onOpen(view)}>
          <bdi className="max-w-56 truncate">{view.Name}</bdi>
          <Marks view={view} />
        </Tab>
      ))}
    </div>
  );
}

type TabProps = {
  /** Of the view; 0 of the list by itself, below 0 of one that the server has not numbered yet. */
  id: number;
  isOpen: boolean;
  title?: string;
  onOpen: () => void;
  children: ReactNode;
};

function Tab({ id, isOpen, title, onOpen, children }: TabProps) {
  return (
    <button
      type="button"
      role="tab"
      aria-selected={isOpen}
      data-view={id}
      aria-disabled={id < 0 || undefined}
      tabIndex={isOpen ? 0 : -1}
      title={title}
      onClick={() => id >= 0 && onOpen()}
      className={cn(
        'inline-flex h-8 shrink-0 items-center gap-1.5 rounded-md border border-transparent px-2.5 text-sm font-medium text-muted-foreground',
        'transition-colors duration-(--duration-fast) hover:bg-accent hover:text-foreground',
        'aria-selected:border-input/60 aria-selected:bg-card aria-selected:text-foreground aria-selected:shadow-xs',
        'forced-colors:aria-selected:border-[Highlight]',
      )}
    >
      {children}
    </button>
  );
}

/** Shared, and what the person's own list starts with. */
function Marks({ view: { IsShared, DefaultRoles } }: { view: SavedView }) {
  const role = useAccess().user?.Role;
  const isStart = role !== undefined && DefaultRoles.includes(role);
  return (
    <>
      {IsShared && (
        <>
          <Users aria-hidden="true" className="size-3.5 shrink-0" />
          <span className="sr-only">(shared)</span>
        </>
      )}
      {isStart && (
        <>
          <House aria-hidden="true" className="size-3.5 shrink-0" />
          <span className="sr-only">(your start)</span>
        </>
      )}
    </>
  );
}

const titleOf = ({ Name, IsShared, AuthorName, DefaultRoles }: SavedView): string =>
  [
    Name,
    IsShared ? `shared with the edition by ${AuthorName}` : 'only you see it',
    ...(DefaultRoles.length > 0 ? [`start of ${DefaultRoles.map((role) => ROLE_NAMES[role]).join(', ')}`] : []),
  ].join(' · ');

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
  if (to === undefined || at < 0) return;
  event.preventDefault();
  tabs[(to + tabs.length) % tabs.length]?.focus();
}
