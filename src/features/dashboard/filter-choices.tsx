import type { RefObject } from 'react';
import { useReadDashboardFilters } from '#generated/hooks/dashboard/dashboard.ts';
import type { DashboardFilterOption } from '#generated/model/index.ts';
import { MultiSelectList } from '#src/components/choices/multi-select-list.tsx';
import { ReadError } from '#src/components/read-error.tsx';
import { Popover, PopoverAnchor, PopoverContent } from '#src/components/ui/popover.tsx';
import { StatusShape } from '#src/components/ui/status-shape.tsx';
import { WORKFLOW_STATUS_NAMES } from '#src/components/ui/workflow-status.ts';
import type { ListFilter } from './list-filters.ts';
import { useDashboardSearch } from './use-dashboard-search.ts';

type FilterChoicesProps = {
  editionId: number;
  filter: ListFilter;
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
};

/** The options of one filter. Each click applies at once, while the list stays open. */
export function FilterChoices({ editionId, filter, anchor, onClose }: FilterChoicesProps) {
  const { search, change } = useDashboardSearch();
  const { data, error, refetch } = useReadDashboardFilters({ editionId });
  const { key, word, options } = filter;

  return (
    <Popover open onOpenChange={onClose}>
      <PopoverAnchor virtualRef={anchor as RefObject<HTMLButtonElement>} />
      <PopoverContent
        aria-label={word}
        className="flex w-72 flex-col overflow-hidden p-0"
        onInteractOutside={(event) => {
          // The button closes its list itself.
          if (anchor.current?.contains(event.target as Node)) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (!document.activeElement || document.activeElement === document.body) anchor.current?.focus();
        }}
      >
        {error && !data ? (
          <ReadError error={error} onRetry={() => void refetch()} />
        ) : (
          <MultiSelectList
            label={word}
            loading={!data}
            options={data?.[options].map(asOption(key)) ?? []}
            value={search[key]}
            onValueChange={(chosen: number[]) => change({ [key]: chosen })}
          />
        )}
      </PopoverContent>
    </Popover>
  );
}

const asOption =
  (key: ListFilter['key']) =>
  ({ Id, DisplayName }: DashboardFilterOption) => {
    const status = key === 'status' ? WORKFLOW_STATUS_NAMES[Id] : undefined;
    return { value: Id, label: DisplayName, mark: status && <StatusShape status={status} /> };
  };
