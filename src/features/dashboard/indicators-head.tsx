import { TableHeader, TableRow } from '#src/components/ui/table.tsx';
import { TableHead } from '#src/components/ui/table-head.tsx';
import { cn } from '#src/lib/cn.ts';
import { givesWay } from './row-classes.ts';

const columns = [
  { title: 'No.', width: 'w-20' },
  { title: 'Indicator', width: '' },
  { title: 'Country', width: 'w-[17%]' },
  { title: 'Status', width: 'w-45' },
  { title: 'Research user', width: `w-[15%] ${givesWay}` },
  { title: 'QA user', width: `w-[15%] ${givesWay}` },
];

/** The columns' names, below the page's header while rows scroll; cards keep them for screen readers. */
export function IndicatorsHead() {
  return (
    <TableHeader role="rowgroup" className="bg-transparent max-lg:sr-only lg:top-header">
      <TableRow role="row" aria-rowindex={1}>
        {columns.map(({ title, width }) => (
          <TableHead
            key={title}
            role="columnheader"
            className={cn('bg-card first:rounded-tl-lg last:rounded-tr-lg', width)}
          >
            {title}
          </TableHead>
        ))}
      </TableRow>
    </TableHeader>
  );
}
