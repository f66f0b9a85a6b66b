import { useState } from 'react';

type Row = { Id: number };

/**
 * React's key for each rendered row. After a jump with the scrollbar the new rows take over the
 * keys, and so the elements, of the former ones, which saves creating 500 elements.
 */
export function useRowKeys(shown: readonly Row[]): (row: Row) => number | undefined {
  const [keysOf] = useState(createKeysOf);
  const keys = keysOf(shown);
  return ({ Id }) => keys.get(Id);
}

function createKeysOf() {
  let known = new Map<number, number>();
  let next = 0;
  return (shown: readonly Row[]) => {
    const hasJumped = !shown.some(({ Id }) => known.has(Id));
    const free = hasJumped && !isFocusOnRow() ? [...known.values()] : [];
    known = new Map(shown.map(({ Id }, at) => [Id, known.get(Id) ?? free[at] ?? next++]));
    return known;
  };
}

/** Then no element may become another row's: Enter would open what nobody chose. */
const isFocusOnRow = () => document.activeElement?.closest('tbody') != null;
