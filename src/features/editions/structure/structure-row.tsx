import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { type KeyboardEvent, memo, type ReactNode } from 'react';
import { buttonVariants } from '#src/components/ui/button-variants.ts';
import { Spinner } from '#src/components/ui/spinner.tsx';
import { cn } from '#src/first-screen/cn.ts';
import { RowMenu } from './row-menu.tsx';
import { RowWords } from './row-words.tsx';
import { type Act, isPendingRow, type Row } from './rows.ts';

type StructureRowProps = {
  row: Row;
  selected: boolean;
  movable: boolean;
  first: boolean;
  last: boolean;
  /** Where a dragged row would come to lie beside this one. */
  drop: 'above' | 'below' | undefined;
  act: Act;
};

/**
 * A row of a column: pressing it opens it, arrows beside it move it, the menu has the rest. Alt
 * with an arrow key moves it too; to the right a key leads to what it holds, to the left back.
 */
export const StructureRow = memo(function StructureRow(props: StructureRowProps) {
  const { row, selected, movable, first, last, drop, act } = props;
  const waiting = isPendingRow(row);
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = movable && event.altKey && directions[event.key];
    const step = !event.altKey && steps[event.key];
    if (!direction && !step) return;
    event.preventDefault();
    if (direction) return act(direction, row);
    if (step === 1 && !selected) return act('open', row);
    if (step) focusColumn(event.currentTarget, step);
  };
  return (
    <li
      data-row={row.Id}
      draggable={movable && !waiting}
      className={cn(
        'group/item relative flex min-h-11 items-center gap-0.5 border-b pr-1 last:border-b-0 has-[[aria-current]]:bg-accent',
        // Beside three buttons a name would have 55 px; beside one it stays.
        'narrow:flex-wrap narrow:justify-end',
        'before:pointer-events-none before:absolute before:inset-x-0 before:z-1 before:h-0.5',
        drop === 'above' && 'before:-top-px before:bg-primary',
        drop === 'below' && 'before:-bottom-px before:bg-primary',
      )}
    >
      {waiting ? (
        <div className="flex min-w-0 flex-1 items-center gap-2 py-1.5 pl-3 opacity-70">
          <RowWords row={row} />
          <Spinner />
        </div>
      ) : (
        <>
          <button
            type="button"
            aria-current={selected ? 'true' : undefined}
            aria-keyshortcuts={`ArrowRight ArrowLeft${movable ? ' Alt+ArrowUp Alt+ArrowDown' : ''}`}
            onClick={() => act('open', row)}
            onKeyDown={onKeyDown}
            className={cn(
              'flex min-h-11 min-w-0 flex-1 items-center gap-2 py-1.5 pl-3 text-left outline-offset-[-2px] hover:bg-accent/60 narrow:basis-40',
              'border-l-2 border-transparent aria-[current]:border-primary',
              // Where colours are forced only the chosen row's edge is seen.
              'forced-colors:not-aria-[current]:border-[Canvas]',
            )}
          >
            <RowWords row={row} />
          </button>
          <div className="flex items-center gap-0.5">
            {movable && (
              <div className={cn('flex', quiet)}>
                <MoveButton
                  label={`Move up: ${row.ShortName}`}
                  atEnd={first}
                  onMove={() => act('up', row)}
                  keys={onKeyDown}
                >
                  <ArrowUp aria-hidden="true" />
                </MoveButton>
                <MoveButton
                  label={`Move down: ${row.ShortName}`}
                  atEnd={last}
                  onMove={() => act('down', row)}
                  keys={onKeyDown}
                >
                  <ArrowDown aria-hidden="true" />
                </MoveButton>
              </div>
            )}
            <RowMenu row={row} act={act} />
          </div>
        </>
      )}
    </li>
  );
});

const directions: Partial<Record<string, 'up' | 'down'>> = { ArrowUp: 'up', ArrowDown: 'down' };
const steps: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Moves the focus to the column beside that of a row: to its chosen row, else to 'Add'. */
function focusColumn(row: Element, step: 1 | -1): void {
  const columns = [...document.querySelectorAll('[data-slot="structure-column"]')];
  const column = columns[columns.findIndex((one) => one.contains(row)) + step];
  (
    column?.querySelector<HTMLElement>('[aria-current]') ??
    column?.querySelector<HTMLElement>('header > button:last-child')
  )?.focus();
}

/**
 * Shown where they are needed: under the pointer, with the focus, on the chosen row; always where
 * there is no pointer to hover.
 */
const quiet =
  'pointer-fine:opacity-0 group-hover/item:opacity-100 group-focus-within/item:opacity-100 group-has-[[aria-current]]/item:opacity-100';

type MoveButtonProps = {
  label: string;
  atEnd: boolean;
  onMove: () => void;
  keys: (event: KeyboardEvent) => void;
  children: ReactNode;
};

/**
 * Keeps the focus at either end, so that a row can be moved on in the other direction; there a
 * press does nothing.
 */
function MoveButton({ label, atEnd, onMove, keys, children }: MoveButtonProps) {
  return (
    // Not our Button: its reason for being blocked would be cut off by the column, and the place in
    // the list says it anyway.
    <button
      type="button"
      aria-label={label}
      aria-disabled={atEnd || undefined}
      onClick={() => atEnd || onMove()}
      onKeyDown={keys}
      className={cn(
        buttonVariants({ variant: 'ghost', size: 'icon-sm' }),
        'text-muted-foreground hover:text-foreground',
        atEnd && 'opacity-40',
      )}
    >
      {children}
    </button>
  );
}
