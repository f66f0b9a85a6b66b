import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { OrderDirection } from '#generated/enums.ts';
import type { WriteOptions } from '#src/lib/api/call-details.ts';
import { useCalls } from '#src/lib/api/use-calls.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { movedOn, PAST_THE_END, type Past } from './lists.ts';
import { isPendingRow, nameOf, numberOf, type Row } from './rows.ts';

/** One place of a move, over the row `past`. */
export type Step = { OrderDirection: OrderDirection; past: number };
type Moves<One extends Row, Variables> = {
  /** The list whose rows are moved. */
  queryKey: QueryKey;
  variablesOf: (row: One, step: Step) => Variables & Past;
};

type MoveVariables = { data: { Id: number; OrderDirection: OrderDirection } } & Past;
const afterMove = <One extends Row>(rows: One[], { data, past }: MoveVariables) =>
  movedOn(rows, data.Id, data.OrderDirection, past);

/** The rows that a row passes, the nearest first. */
const passedBy = (list: Row[], at: number, places: number): Row[] =>
  places < 0 ? list.slice(Math.max(0, at + places), at).reverse() : list.slice(at + 1, at + 1 + places);

/**
 * Moving rows of a list by one place or more, with what a screen reader hears. `moves` keeps its
 * identity.
 */
export function useMoves<One extends Row, Variables extends object, Answer>(
  options: WriteOptions<Variables, Answer>,
  { queryKey, variablesOf }: Moves<One, Variables>,
) {
  const calls = useCalls();
  const client = useQueryClient();
  const [said, setSaid] = useState('');

  const moveBy = useCallback(
    (id: number, places: number) => {
      const { mutationKey } = options();
      const underWay = client.getMutationCache().findAll({ mutationKey, status: 'pending' });
      // a key that is pressed again may come before the last move is rendered, and the first one
      // before it is even shown
      const list = underWay.reduce(
        (rows, { state }) => afterMove(rows, state.variables as MoveVariables),
        (client.getQueryData<One[]>(queryKey) ?? []).filter((row) => !isPendingRow(row)),
      );
      const at = list.findIndex(({ Id }) => Id === id);
      const row = list[at];
      if (!row || places === 0) return;
      const passed = passedBy(list, at, places);
      if (passed.length === 0) return void notices.push({ message: PAST_THE_END });
      // The server counts what is still waiting to be deleted: it goes first.
      calls.flush();
      // Steps that join others of the same row have its name from before them, so that one notice
      // tells of all.
      const joined = underWay.find(({ state }) => (state.variables as MoveVariables).data.Id === id);
      const record = joined?.meta?.record ?? nameOf(row);
      const direction = places < 0 ? OrderDirection.Up : OrderDirection.Down;
      for (const { Id } of passed)
        void calls.start(options, variablesOf(row, { OrderDirection: direction, past: Id }), { record });
      const OrderId = row.OrderId + Math.sign(places) * passed.length;
      setSaid(`${row.ShortName} is number ${numberOf({ ...row, OrderId })} now.`);
    },
    [calls, client, options, queryKey, variablesOf],
  );
  return { moveBy, said };
}
