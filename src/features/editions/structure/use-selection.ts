import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { readStructureSearch, type StructureSearch } from './structure-search.ts';

/**
 * Which milestone and which activity are chosen: in the address, so that a reload and the back
 * button find them.
 */
export function useSelection() {
  const search = useLocation({ select: (location) => location.search as Record<string, unknown> });
  const navigate = useNavigate();
  const select = useCallback(
    (next: StructureSearch) =>
      // Whatever else the page keeps in its search stays.
      void navigate({
        to: '.',
        search: (old: Record<string, unknown>) => ({ ...old, milestone: undefined, activity: undefined, ...next }),
        resetScroll: false,
      } as never),
    [navigate],
  );
  return { ...readStructureSearch(search), select };
}
