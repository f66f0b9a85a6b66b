import { useLocation, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { readTableSearch, type TableSearch } from '#src/lib/table-search.ts';
import { PAGE_SIZE } from './data-table.tsx';
import type { TableSort, TableView } from './data-table-model.ts';

/**
 * Keeps a table's order and page in the address of its route, which reads them by
 * `readTableSearch`; what is as by default is not written. Spread into `DataTable`. A new order
 * replaces the entry of the history, a new page adds one.
 */
export function useViewInAddress(defaultSort: TableSort | undefined) {
  const search = useLocation({ select: (location) => location.search as Record<string, unknown> });
  const { sort, desc, page, rows } = readTableSearch(search);
  const navigate = useNavigate();
  const view = useMemo<TableView>(
    () => ({
      sort: sort ? { id: sort, desc: desc === true } : defaultSort,
      page: (page ?? 1) - 1,
      pageSize: rows ?? PAGE_SIZE,
    }),
    [sort, desc, page, rows, defaultSort],
  );
  const onViewChange = (next: TableView) => {
    const written = searchOf(next, defaultSort);
    void navigate({
      to: '.',
      search: (old: Record<string, unknown>) => ({ ...old, ...written }),
      replace: next.page === view.page,
      resetScroll: false,
    } as never);
  };
  return { defaultSort, view, onViewChange };
}

type Written = { [Key in keyof Required<TableSearch>]: TableSearch[Key] | undefined };

function searchOf({ sort, page, pageSize }: TableView, defaultSort: TableSort | undefined): Written {
  const isDefault = sort?.id === defaultSort?.id && sort?.desc === defaultSort?.desc;
  return {
    sort: isDefault ? undefined : sort?.id,
    desc: isDefault ? undefined : sort?.desc || undefined,
    page: page > 0 ? page + 1 : undefined,
    rows: pageSize === PAGE_SIZE ? undefined : pageSize,
  };
}
