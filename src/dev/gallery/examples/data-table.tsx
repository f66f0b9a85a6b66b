import { useState } from 'react';
import { DataTable, type DataTableProps } from '#src/components/data-table.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { factColumns, nameColumn } from '#src/components/user-columns.tsx';
import { ROLE_NAMES } from '#src/lib/role-names.ts';
import { people, type SampleUser } from '../parts/sample-data.ts';

const columns = [nameColumn<SampleUser>(({ Role }) => ROLE_NAMES[Role]), ...factColumns];
const table: Omit<DataTableProps<SampleUser>, 'rows'> = {
  columns,
  rowId: ({ Id }) => Id,
  suffix: 'Users',
  loadingMessage: 'Fetching Users...',
  empty: <EmptyState title="No Users" reason="Nobody was added yet." />,
  maxHeight: '20rem',
};

/** A press on a head sorts; what is sorted is said by `aria-sort`. */
export function WithRows() {
  return <DataTable {...table} title="Users" rows={people} defaultSort={{ id: 'FullName', desc: false }} />;
}

export function WithSelection() {
  const [selected, setSelected] = useState<ReadonlySet<string | number>>(new Set([2, 3]));
  return (
    <DataTable
      {...table}
      title="Users to add"
      rows={people}
      selection={{
        selected,
        onSelectedChange: setSelected,
        keyOf: ({ Id }) => Id,
        labelOf: ({ FullName }) => FullName,
      }}
      isBusy={({ Id }) => Id === 5}
    />
  );
}

export function WithPages() {
  const many = Array.from({ length: 34 }, (_, at) => ({ ...(people[at % 6] as SampleUser), Id: at }));
  return <DataTable {...table} title="All users" rows={many} pageSize={10} maxHeight="14rem" />;
}

export function Loading() {
  return <DataTable {...table} title="Users, loading" rows={undefined} />;
}

export function Empty() {
  return <DataTable {...table} title="Users, none" rows={[]} actions={<Button size="sm">Add user</Button>} />;
}

export function Failed() {
  const error = { message: 'Something went wrong fetching users' };
  return <DataTable {...table} title="Users, failed" rows={undefined} error={error} onRetry={() => undefined} />;
}
