import { ViewList } from '#generated/enums.ts';
import type { SavedView, ViewContent } from '#generated/model/index.ts';
import { useAccess } from '#src/lib/access/use-access.ts';
import { optionalColumns } from './columns.ts';
import { dashboardDefaults, startsWithEverybody } from './dashboard-search.ts';
import { dashboardContent, dashboardSearchOf } from './dashboard-views.ts';
import { useDashboardSearch } from './use-dashboard-search.ts';

/** The list, as its saved views set it [B11]. */
export function useDashboardViews() {
  const { search, show, hide } = useDashboardSearch();
  const { user } = useAccess();
  const standard = { ...dashboardDefaults, currentUser: !startsWithEverybody(user) };
  return {
    list: ViewList.Dashboard,
    content: dashboardContent(search),
    standard: dashboardContent(standard),
    saved: search.saved,
    read: (content: ViewContent) => dashboardContent(dashboardSearchOf(content)),
    onOpen: (view: Pick<SavedView, 'Id' | 'Content'> | undefined) =>
      show(view ? { ...dashboardSearchOf(view.Content), saved: view.Id } : dashboardDefaults),
    columns: optionalColumns,
    hidden: search.hidden ?? [],
    onHide: hide,
  };
}
