import { useListViews } from '#generated/hooks/views/views.ts';
import { ColumnsButton } from '#src/components/columns-button.tsx';
import { InlineError } from '#src/components/inline-error.tsx';
import { isNotOffered } from '#src/lib/api/why-failed.ts';
import { isSameContent } from '#src/lib/saved-view.ts';
import { ViewActions } from './view-actions.tsx';
import { ViewTabs } from './view-tabs.tsx';
import type { ViewedList } from './viewed-list.ts';

type ListViewsProps<Column extends string> = ViewedList & {
  /** Columns that may be hidden. */
  columns: readonly { value: Column; label: string }[];
  hidden: readonly Column[];
  onHide: (columns: readonly Column[]) => void;
};

/**
 * The saved views of a list as tabs, what can be done with the open one, and the list's columns
 * [B11]. Where a backend keeps no views (404), the columns alone.
 */
export function ListViews<Column extends string>({ columns, hidden, onHide, ...listed }: ListViewsProps<Column>) {
  const { data, error, isFetching, refetch } = useListViews();
  const views = data?.filter(({ List }) => List === listed.list);
  const open = views?.find(({ Id }) => Id === listed.saved);
  const isChanged = !isSameContent(listed.content, open ? listed.read(open.Content) : listed.standard);
  const isOffered = !isNotOffered(error);
  return (
    <div data-slot="views" data-print="hide" className="mt-3 flex min-h-9 items-center gap-x-3 max-sm:gap-x-1.5">
      {isOffered && error && !data ? (
        <InlineError error={error} pending={isFetching} onRetry={() => void refetch()} className="flex-1" />
      ) : (
        isOffered && <ViewTabs views={views} open={open} onOpen={listed.onOpen} />
      )}
      <div className="ml-auto flex shrink-0 items-center gap-1.5">
        {isOffered && views && <ViewActions listed={listed} views={views} open={open} isChanged={isChanged} />}
        {columns.length > 0 && <ColumnsButton columns={columns} hidden={hidden} onHide={onHide} />}
      </div>
    </div>
  );
}
