import { TableHeader, TableRow } from '#src/components/ui/table.tsx';
import { TableHead } from '#src/components/ui/table-head.tsx';

const columns = [
  { title: 'No.', width: 'w-20' },
  { title: 'Indicator', width: '' },
  { title: 'Country', width: 'w-[17%]' },
  { title: 'Status', width: 'w-45' },
  { title: 'Research user', width: 'w-[15%]' },
  { title: 'QA user', width: 'w-[15%]' },
];

/** The columns' names, below the page's header while rows scroll; cards keep them for screen readers. */
export function IndicatorsHead() {
  return (
    <TableHeader role="rowgroup" className="max-lg:sr-only lg:top-header">
      <TableRow role="row" aria-rowindex={1}>
        {columns.map(({ title, width }) => (
          <TableHead key={title} role="columnheader" className={width}>
            {title}
          </TableHead>
        ))}
      </TableRow>
    </TableHeader>
  );
}
