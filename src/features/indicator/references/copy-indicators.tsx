import type { AssignableIndicator } from '#generated/model/index.ts';
import type { DataTableColumn } from '#src/components/data-table-model.ts';
import { type Chosen, CopyList, type Listed } from './copy-list.tsx';

const columns: DataTableColumn<AssignableIndicator>[] = [
  { id: 'Name', header: 'Indicator', cell: ({ Name }) => Name, sortValue: ({ Name }) => Name },
];

/** The indicators where the person may manage references. */
export function CopyIndicators({ list, ...chosen }: Chosen & { list: Listed<AssignableIndicator> }) {
  return (
    <CopyList list={list} columns={columns} suffix="Indicators" searchLabel="Search indicator by name" {...chosen} />
  );
}
