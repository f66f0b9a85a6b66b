import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useId, useState } from 'react';
import { cn } from '#src/first-screen/cn.ts';

type BranchProps = {
  level: 3 | 4 | 5;
  /** Its place, such as 1.2. */
  number: string;
  name: ReactNode;
  shortName?: string;
  aside?: string;
  words?: string | null;
  /** Called, and what it needs fetched, when it is open. */
  children: () => ReactNode;
};

/** Room for 1, 1.1 and 1.1.1. */
const widths = { 3: 'w-4', 4: 'w-6', 5: 'w-9' };

/** One part of the structure, closed until it is pressed. */
export function Branch({ level, number, name, shortName, aside, words, children }: BranchProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <li>
      <Heading>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="flex min-h-9 w-full items-center gap-2 px-3 py-1.5 text-left text-sm outline-offset-[-2px] hover:bg-accent/60"
        >
          <ChevronRight
            aria-hidden="true"
            className={cn(
              'size-4 shrink-0 text-muted-foreground transition-transform duration-(--duration-fast)',
              open && 'rotate-90',
            )}
          />
          <span data-tabular className={cn('shrink-0 text-muted-foreground', widths[level])}>
            {number}
          </span>{' '}
          <span
            className={cn('min-w-0 flex-1 break-words', level === 3 && 'font-semibold', level === 4 && 'font-medium')}
          >
            {name}
          </span>{' '}
          {aside && <span className="shrink-0 text-xs font-normal text-muted-foreground">{aside}</span>}
        </button>
      </Heading>
      <div id={id} hidden={!open} className="pb-2 pl-3 sm:pl-6">
        {open && (
          <div className="border-l pl-1 sm:pl-3">
            {(shortName || words) && (
              <p className="px-3 py-1 text-sm text-muted-foreground">
                {shortName && <span className="font-medium text-foreground">{shortName}</span>}
                {shortName && words && ' · '}
                {words}
              </p>
            )}
            {children()}
          </div>
        )}
      </div>
    </li>
  );
}
