import type { WriteOptions } from '#src/lib/api/call-details.ts';
import { useCalls } from '#src/lib/api/use-calls.ts';
import { nameOf, type Row } from './rows.ts';

/**
 * Holds a confirmed deletion back for undo, and puts the focus on the row beside it, since the
 * button that was pressed goes with the row.
 */
export function useConfirmedDelete() {
  const calls = useCalls();
  return <Variables extends object, Answer>(
    options: WriteOptions<Variables, Answer>,
    variables: Variables,
    row: Row,
  ) => {
    const element = document.querySelector(`[data-row="${row.Id}"]`);
    const column = element?.closest('section');
    const neighbour = element?.nextElementSibling ?? element?.previousElementSibling;
    calls.hold(options, variables, { record: nameOf(row) });
    // After the dialog, which goes now, has given the focus back.
    setTimeout(() =>
      setTimeout(() => (neighbour ?? column)?.querySelector<HTMLElement>('button:not([class*="lg:hidden"])')?.focus()),
    );
  };
}
