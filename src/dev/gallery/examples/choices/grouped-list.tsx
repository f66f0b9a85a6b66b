import { useState } from 'react';
import { GroupedList } from '#src/components/choices/grouped-list.tsx';
import { countryTree } from '../../parts/sample-data.ts';

export function Folded() {
  const [selected, setSelected] = useState(new Set([1]));
  return <GroupedList label="Countries" groups={countryTree} selected={selected} onSelectedChange={setSelected} />;
}

export function Open() {
  const [selected, setSelected] = useState(new Set([1, 2, 3]));
  return (
    <GroupedList
      label="Countries to compare"
      groups={countryTree}
      selected={selected}
      onSelectedChange={setSelected}
      startsOpen
    />
  );
}
