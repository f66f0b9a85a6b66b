import { useEffect } from 'react';
import { ViewList } from '#generated/enums.ts';
import type { SavedView, ViewContent } from '#generated/model/index.ts';
import { useAccess } from '#src/lib/access/use-access.ts';
import { defaultView } from '#src/lib/saved-view.ts';
import { exportContent, exportDefaults, exportSearchOf, isBare } from './export-search.ts';
import { useExportSearch } from './use-export-search.ts';

/** The export, as its saved views set it: columns, rows and file under a name [B65]. */
export function useExportViews() {
  const { search, change } = useExportSearch();
  const start = defaultView(useAccess().user, ViewList.ResultsExport);
  const open = (view: Pick<SavedView, 'Id' | 'Content'> | undefined) =>
    change(view ? { ...exportSearchOf(view.Content), saved: view.Id } : { ...exportDefaults, saved: undefined });
  const startsWith = isBare(search) ? start : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each open view.
  useEffect(() => {
    if (startsWith) open(startsWith);
  }, [startsWith?.Id]);
  return {
    list: ViewList.ResultsExport,
    content: exportContent(search),
    standard: exportContent(exportDefaults),
    saved: search.saved,
    read: (content: ViewContent) => exportContent(exportSearchOf(content)),
    onOpen: open,
    // the page's own table chooses them
    columns: [],
    hidden: [],
    onHide: () => undefined,
  };
}
