import { useCallback, useMemo, useState } from 'react';
import type { AssignableCountry } from '#generated/model/index.ts';
import { MultiSelect } from '#src/components/choices/multi-select.tsx';
import type { DataTableColumn } from '#src/components/data-table-model.ts';
import { type Chosen, CopyList, type Listed } from './copy-list.tsx';

const columns: DataTableColumn<AssignableCountry>[] = [
  { id: 'Id', header: 'Id', cell: ({ Id }) => Id, sortValue: ({ Id }) => Id, numeric: true, className: 'w-20' },
  { id: 'Name', header: 'Name', cell: ({ Name }) => Name, sortValue: ({ Name }) => Name },
  { id: 'Region', header: 'Region', cell: ({ Region }) => Region, sortValue: ({ Region }) => Region },
];

/** The countries where the person may manage references, also by region. */
export function CopyCountries({ list, ...chosen }: Chosen & { list: Listed<AssignableCountry> }) {
  const [regions, setRegions] = useState<string[]>([]);
  const options = useMemo(
    () =>
      [...new Set(list.data?.map(({ Region }) => Region))].sort().map((region) => ({ value: region, label: region })),
    [list.data],
  );
  const isShown = useCallback(
    ({ Region }: AssignableCountry) => regions.length === 0 || regions.includes(Region),
    [regions],
  );
  return (
    <CopyList
      list={list}
      columns={columns}
      suffix="Countries"
      searchLabel="Search country by name"
      isShown={isShown}
      filter={<MultiSelect label="Region" options={options} value={regions} onValueChange={setRegions} />}
      {...chosen}
    />
  );
}
