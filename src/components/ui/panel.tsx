import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useId, useState } from 'react';
import { cn } from '#src/first-screen/cn.ts';
import { Contained } from './contained.tsx';

export interface PanelProps {
  title: ReactNode;
  children: ReactNode;
  /** Beside the title, such as a count or a badge. */
  aside?: ReactNode;
  /** At the other end of the head: buttons. */
  actions?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  collapsible?: boolean;
  /** Controlled, as 'collapse all' needs it; else `defaultOpen` starts it. */
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Without padding, for a table or a list that reaches the edges. */
  flush?: boolean;
  className?: string;
}

/** A titled card. What is collapsed stays mounted, so that a form in it keeps what was typed. */
export function Panel({
  title,
  children,
  aside,
  actions,
  headingLevel = 2,
  collapsible,
  flush,
  className,
  ...state
}: PanelProps) {
  const [ownOpen, setOwnOpen] = useState(state.defaultOpen ?? true);
  const open = !collapsible || (state.open ?? ownOpen);
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const toggle = () => {
    setOwnOpen(!open);
    state.onOpenChange?.(!open);
  };

  return (
    <section
      data-slot="panel"
      className={cn('min-w-0 rounded-lg border bg-card text-card-foreground shadow-xs', className)}
    >
      <header className={cn('flex min-h-10 items-center gap-2 px-3 py-1', open && 'border-b')}>
        <Heading className="min-w-0 flex-1 text-base font-semibold">
          {collapsible ? (
            <button
              type="button"
              aria-expanded={open}
              aria-controls={id}
              onClick={toggle}
              className="-ml-1 flex min-h-8 w-full items-center gap-1 rounded-sm text-left"
            >
              <ChevronRight
                aria-hidden="true"
                className={cn(
                  'size-4 shrink-0 text-muted-foreground transition-transform duration-(--duration-fast)',
                  open && 'rotate-90',
                )}
              />
              <span>{title}</span>
              {/* The space keeps the words apart where they are read as the button's name. */}
              {aside && ' '}
              {aside && <span className="ml-1 text-sm font-normal text-muted-foreground">{aside}</span>}
            </button>
          ) : (
            <>
              <span>{title}</span>
              {aside && <span className="ml-2 text-sm font-normal text-muted-foreground">{aside}</span>}
            </>
          )}
        </Heading>
        {actions && <div className="flex items-center gap-1">{actions}</div>}
      </header>
      <div id={id} hidden={!open} className={cn('rounded-b-[inherit]', !flush && 'p-3')}>
        <Contained>{children}</Contained>
      </div>
    </section>
  );
}
