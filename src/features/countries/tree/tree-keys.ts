import type { TreeRow } from './tree-rows.ts';

/**
 * What a key does on a row of a treegrid (ARIA Authoring Practices): move to a row, open or close
 * it, follow its link, or nothing.
 */
export type TreeAct =
  | { act: 'go'; to: TreeRow }
  | { act: 'toggle' | 'follow' | 'enter' | 'leave'; row: TreeRow }
  | undefined;

type Where = {
  /** The rows that show. */
  rows: readonly TreeRow[];
  row: TreeRow;
  isOpen: boolean;
  /** The focus is on the link within the row. */
  inCell: boolean;
};

export function treeAct(key: string, { rows, row, isOpen, inCell }: Where): TreeAct {
  const at = rows.indexOf(row);
  const go = (to: TreeRow | undefined): TreeAct => to && { act: 'go', to };
  switch (key) {
    case 'ArrowDown':
      return go(rows[at + 1]);
    case 'ArrowUp':
      return go(rows[at - 1]);
    case 'Home':
      return go(rows[0]);
    case 'End':
      return go(rows.at(-1));
    case 'ArrowRight':
      if (row.kind === 'indicator') return { act: 'enter', row };
      if (row.kind === 'group') return isOpen ? go(rows[at + 1]) : { act: 'toggle', row };
      return undefined;
    case 'ArrowLeft':
      if (inCell) return { act: 'leave', row };
      if (row.kind === 'group' && isOpen) return { act: 'toggle', row };
      return go(rows.find((one) => one.key === row.within.at(-1)));
    case 'Enter':
    case ' ':
      if (row.kind === 'group') return { act: 'toggle', row };
      // The browser follows a link that has the focus by itself.
      return row.kind === 'indicator' && !inCell ? { act: 'follow', row } : undefined;
    default:
      return undefined;
  }
}
