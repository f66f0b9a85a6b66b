import { useState } from 'react';
import { SortBy } from '#src/components/sort-by.tsx';

/** Where a list's rows are cards: an order in either direction is one choice. */
export function OfCards() {
  const [order, setOrder] = useState<'name' | '-name'>('name');
  const options = [
    ['name', 'Country'],
    ['-name', 'Country, Z to A'],
  ] as const;
  return <SortBy value={order} options={options} onValueChange={setOrder} />;
}
