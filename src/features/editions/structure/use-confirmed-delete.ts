import { type Deletion, useDeletions } from './deletions.ts';

/** Puts a confirmed deletion on its way and the focus on the row beside it, since the button that was pressed goes with the row. */
export function useConfirmedDelete() {
  const deletions = useDeletions();
  return (deletion: Deletion, id: number) => {
    const row = document.querySelector(`[data-row="${id}"]`);
    const column = row?.closest('section');
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    deletions.request(deletion);
    // After the dialog, which goes now, has given the focus back.
    setTimeout(() =>
      setTimeout(() => (neighbour ?? column)?.querySelector<HTMLElement>('button:not([class*="lg:hidden"])')?.focus()),
    );
  };
}
