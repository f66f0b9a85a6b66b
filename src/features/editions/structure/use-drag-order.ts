import { type DragEvent, useState } from 'react';

type Target = { id: number; side: 'above' | 'below' };

/**
 * Moving a row with the pointer, as an extra to buttons and keys. `onDrop` hears how many places
 * down (or, below zero, up). Spread `list` over the list element; rows are its `draggable` children
 * with `data-row`.
 */
export function useDragOrder(ids: readonly number[], onDrop: (id: number, places: number) => void) {
  const [dragged, setDragged] = useState<number>();
  const [target, setTarget] = useState<Target>();
  const end = () => {
    setDragged(undefined);
    setTarget(undefined);
  };
  return {
    target,
    list: {
      onDragStart(event: DragEvent) {
        const id = rowOf(event);
        if (!id) return;
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', `${id}`);
        setDragged(id);
      },
      onDragOver(event: DragEvent) {
        const id = rowOf(event);
        if (!dragged || !id || id === dragged) return;
        event.preventDefault();
        const side = ids.indexOf(id) < ids.indexOf(dragged) ? 'above' : 'below';
        if (target?.id !== id) setTarget({ id, side });
      },
      onDrop(event: DragEvent) {
        event.preventDefault();
        if (dragged && target) onDrop(dragged, ids.indexOf(target.id) - ids.indexOf(dragged));
        end();
      },
      onDragEnd: end,
    },
  };
}

const rowOf = ({ target }: DragEvent): number | undefined => {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  return row ? Number(row.dataset.row) : undefined;
};
