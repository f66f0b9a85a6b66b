import { TableHeader, TableRow } from '#src/components/ui/table.tsx';
import { TableHead } from '#src/components/ui/table-head.tsx';
import { cn } from '#src/first-screen/cn.ts';
import { givesWay } from './row-classes.ts';

const columns = [
  { title: 'No.', width: 'w-20' },
  { title: 'Indicator', width: '' },
  { title: 'Country', width: 'w-[17%]' },
  { title: 'Status', width: 'w-45' },
  { title: 'Research user', width: `w-[15%] ${givesWay}` },
  { title: 'QA user', width: `w-[15%] ${givesWay}` },
];

/** The sticky column heads; with cards they are for screen readers only. */
export function IndicatorsHead({ selectable = false }: { selectable?: boolean }) {
  return (
    <TableHeader
      role="rowgroup"
      className={cn(
        'bg-transparent max-lg:sr-only',
        selectable ? 'lg:top-[calc(var(--sticky-top)+var(--tools-height,2.75rem))]' : 'lg:top-sticky',
      )}
    >
      <TableRow role="row" aria-rowindex={1}>
        {selectable && (
          <TableHead role="columnheader" className="w-10 bg-card">
            <span className="sr-only">Selected</span>
          </TableHead>
        )}
        {columns.map(({ title, width }) => (
          <TableHead
            key={title}
            role="columnheader"
            className={cn('bg-card', !selectable && 'first:rounded-tl-lg last:rounded-tr-lg', width)}
          >
            {title}
          </TableHead>
        ))}
      </TableRow>
    </TableHeader>
  );
}
