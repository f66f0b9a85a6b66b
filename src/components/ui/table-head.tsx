import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import type { ComponentProps } from 'react';
import { cn } from '#src/first-screen/cn.ts';

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

export interface TableHeadProps extends ComponentProps<'th'> {
  /** How the column is sorted now; left out where it cannot be. */
  sort?: keyof typeof icons;
  /** The head was pressed. */
  onSort?: () => void;
  numeric?: boolean;
}

/** The head of a column: with `onSort` a button, and `aria-sort` says how it is sorted. */
export function TableHead({ sort, onSort, numeric, className, children, ...props }: TableHeadProps) {
  const Icon = icons[sort ?? 'none'];
  return (
    <th
      data-slot="table-head"
      scope="col"
      aria-sort={sort !== 'none' ? sort : undefined}
      className={cn(
        'h-9 border-b px-3 text-xs font-semibold whitespace-nowrap text-muted-foreground',
        numeric ? 'text-right' : 'text-left',
        className,
      )}
      {...props}
    >
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          className={cn(
            '-mx-1 inline-flex min-h-6 items-center gap-1 rounded-sm px-1 hover:text-foreground',
            sort && sort !== 'none' && 'text-foreground',
            numeric && 'flex-row-reverse text-right',
          )}
        >
          {children}
          <Icon
            aria-hidden="true"
            className={cn('size-3.5', (!sort || sort === 'none') && 'opacity-60 print:hidden')}
          />
        </button>
      ) : (
        children
      )}
    </th>
  );
}
