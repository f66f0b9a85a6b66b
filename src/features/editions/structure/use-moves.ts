import { useCallback, useEffect, useRef, useState } from 'react';
import { OrderDirection } from '#generated/model/index.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { useDeletions } from './deletions.ts';
import { canMove, PAST_THE_END } from './lists.ts';
import { isOnItsWay, numberOf, type Row } from './rows.ts';

type Reorder = (row: Row, direction: OrderDirection) => void;

/** Moving rows of a list by one place or more, with what a screen reader hears. `reorder` sends one step and keeps its identity. */
export function useMoves(rows: readonly Row[] = [], reorder: Reorder) {
  const deletions = useDeletions();
  const [said, setSaid] = useState('');
  // Read when a row is moved, so that a move gives no other row a new function to draw itself again for.
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  }, [rows]);

  const moveBy = useCallback(
    (row: Row, places: number) => {
      const direction = places < 0 ? OrderDirection.Up : OrderDirection.Down;
      const movable = latest.current.filter((one) => !isOnItsWay(one));
      if (!canMove(movable, row.Id, direction)) return void notices.push({ message: PAST_THE_END });
      // The server counts what is still waiting to be deleted: it goes first.
      deletions.flush();
      for (let step = 0; step < Math.abs(places); step++) reorder(row, direction);
      setSaid(`${row.ShortName} is number ${numberOf({ ...row, OrderId: row.OrderId + places })} now.`);
    },
    [deletions, reorder],
  );
  const moveById = (id: number, places: number) => {
    const row = rows.find(({ Id }) => Id === id);
    if (row && places !== 0) moveBy(row, places);
  };
  return { moveBy, moveById, said };
}
