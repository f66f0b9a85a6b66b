import type { DashboardIndicator } from '#generated/model/index.ts';
import { useSelection } from '../assignment/use-selection.ts';

/** Clears the selection once it has served, unless others were selected since. */
export function useServed(rows: DashboardIndicator[]): () => void {
  const selection = useSelection();
  return () => {
    if (selection.rows() === rows) selection.clear();
  };
}
