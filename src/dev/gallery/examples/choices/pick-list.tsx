import { useState } from 'react';
import { PickList } from '#src/components/choices/pick-list.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { countries } from '../../parts/sample-data.ts';

/** Arrows move, Space chooses, Shift chooses a range. */
export function WithItems() {
  const [selected, setSelected] = useState(new Set([2]));
  return (
    <PickList
      label="Countries to add"
      searchLabel="Search countries to add"
      items={countries}
      selected={selected}
      onSelectedChange={setSelected}
      empty={null}
      rows={5}
    />
  );
}

export function Empty() {
  return (
    <PickList
      label="Users to add"
      searchLabel="Search users to add"
      items={[]}
      selected={new Set()}
      onSelectedChange={() => undefined}
      empty={<EmptyState title="Everybody is in this edition" />}
    />
  );
}
