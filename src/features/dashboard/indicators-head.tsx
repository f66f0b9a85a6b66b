import type { DashboardSort } from '#generated/model/index.ts';
import { TableHeader, TableRow } from '#src/components/ui/table.tsx';
import { TableHead } from '#src/components/ui/table-head.tsx';
import { cn } from '#src/first-screen/cn.ts';
import type { OptionalColumn } from './columns.ts';
import { directionOf, pressedOrder, type SortColumn } from './list-order.ts';
import { givesWay, givesWayFirst } from './row-classes.ts';
import { useIsTable } from './use-row-height.ts';

const columns: { title: string; sort?: SortColumn; optional?: OptionalColumn; width: string }[] = [
  { title: 'No.', sort: 'number', width: 'w-20' },
  { title: 'Indicator', width: '' },
  { title: 'Country', sort: 'country', width: 'w-[13%]' },
  { title: 'Status', sort: 'status', optional: 'status', width: 'w-45' },
  { title: 'Research user', sort: 'researchUser', optional: 'researchUser', width: `w-[12%] ${givesWay}` },
  { title: 'QA user', sort: 'qaUser', optional: 'qaUser', width: `w-[12%] ${givesWay}` },
  { title: 'Since', sort: 'statusSince', optional: 'statusSince', width: `w-28 ${givesWayFirst}` },
  { title: 'Due', sort: 'due', optional: 'due', width: `w-28 ${givesWayFirst}` },
];

export type HeadOrder = { sort: DashboardSort | undefined; onSort: (sort: DashboardSort) => void };

type IndicatorsHeadProps = {
  selectable?: boolean;
  order?: HeadOrder | undefined;
  hidden?: readonly OptionalColumn[] | undefined;
};

/**
 * The sticky column heads; with `order` those that order the list are buttons. With cards they are
 * for screen readers only, and a button there would take a focus that nobody sees.
 */
export function IndicatorsHead({ selectable = false, order, hidden = [] }: IndicatorsHeadProps) {
  const isTable = useIsTable();
  const shown = columns.filter(({ optional }) => !optional || !hidden.includes(optional));
  return (
    <TableHeader
      role="rowgroup"
      data-print="table"
      className={cn(
        'bg-transparent max-lg:sr-only',
        selectable ? 'lg:top-[calc(var(--sticky-top)+var(--tools-height,calc(2.75rem+1px)))]' : 'lg:top-sticky',
      )}
    >
      <TableRow role="row" aria-rowindex={1}>
        {selectable && (
          <TableHead role="columnheader" className="w-10 bg-card">
            <span className="sr-only">Selected</span>
          </TableHead>
        )}
        {shown.map(({ title, sort, width }) => (
          <TableHead
            key={title}
            role="columnheader"
            {...(sort &&
              order && {
                sort: directionOf(sort, order.sort),
                onSort: isTable ? () => order.onSort(pressedOrder(sort, order.sort)) : undefined,
              })}
            className={cn('bg-card', !selectable && 'first:rounded-tl-lg last:rounded-tr-lg', width)}
          >
            {title}
          </TableHead>
        ))}
      </TableRow>
    </TableHeader>
  );
}
