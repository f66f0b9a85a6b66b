import Columns3 from 'lucide-react/icons/columns-3';
import { type ComponentProps, Suspense, useRef, useState } from 'react';
import { lazyPart } from '#src/first-screen/lazy-part.tsx';
import type { ColumnsPanel } from './columns-panel.tsx';
import { Button } from './ui/button.tsx';

const Panel = lazyPart<ComponentProps<typeof ColumnsPanel>>(() =>
  import('./columns-panel.tsx').then((panel) => panel.ColumnsPanel),
);

type ColumnsButtonProps<Column extends string> = {
  /** The columns that may be hidden. */
  columns: readonly { value: Column; label: string }[];
  hidden: readonly Column[];
  onHide: (columns: readonly Column[]) => void;
};

/** Chooses the columns that a list shows. */
export function ColumnsButton<Column extends string>({ columns, hidden, onHide }: ColumnsButtonProps<Column>) {
  const [open, setOpen] = useState(false);
  const all = columns.map(({ value }) => value);
  const shown = all.filter((column) => !hidden.includes(column));
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={Panel.preload}
        onFocus={Panel.preload}
        onClick={() => setOpen(!open)}
      >
        <Columns3 aria-hidden="true" className="text-muted-foreground" />
        <span className="max-sm:sr-only">Columns</span>
        {hidden.length > 0 && (
          <span data-tabular className="font-normal text-muted-foreground max-sm:sr-only">
            {hidden.length} hidden
          </span>
        )}
      </Button>
      <Suspense>
        {open && (
          <Panel
            columns={columns}
            shown={shown}
            onShow={(chosen) => onHide(all.filter((column) => !chosen.includes(column)))}
            anchor={button}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
