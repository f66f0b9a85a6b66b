import { type ReactNode, useId, useMemo, useState } from 'react';
import { cn } from '#src/lib/cn.ts';
import { holdsText } from '#src/lib/search-text.ts';
import type { PickItem } from './pick-row.tsx';
import { PickRows } from './pick-rows.tsx';
import { Button } from './ui/button.tsx';
import { Checkbox } from './ui/checkbox.tsx';
import { SearchInput } from './ui/search-input.tsx';

export interface PickListProps {
  items: PickItem[];
  selected: ReadonlySet<number>;
  onSelectedChange: (selected: Set<number>) => void;
  /** What the list holds, 'Countries to add': the name of the group. */
  label: string;
  /** 'Search countries'. */
  searchLabel: string;
  /** Shown instead of everything else where there are no items. */
  empty: ReactNode;
  /** How many rows are in view before the list scrolls: 8 unless told. */
  rows?: number;
  className?: string;
}

/**
 * A list of which any number can be chosen: searched as typing rests (500 ms), all that is shown chosen at once, the count announced.
 * What was chosen stays chosen while a search hides it. One tab stop for the rows: arrows, Home, End and Page keys move, Space chooses,
 * Shift chooses a range; ids that are not among `items` are kept but not counted.
 */
export function PickList({
  items,
  selected,
  onSelectedChange,
  label,
  searchLabel,
  empty,
  rows = 8,
  ...rest
}: PickListProps) {
  const [search, setSearch] = useState('');
  const countId = useId();
  const shown = useMemo(() => items.filter((item) => holdsText(search, ...textsOf(item))), [items, search]);
  const chosen = items.filter(({ id }) => selected.has(id)).length;
  const chosenHere = shown.filter(({ id }) => selected.has(id)).length;
  const choose = (ids: number[], isChosen: boolean) => {
    const next = new Set(selected);
    for (const id of ids) isChosen ? next.add(id) : next.delete(id);
    onSelectedChange(next);
  };

  if (items.length === 0) return empty;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not shrink below its content.
    <div
      role="group"
      aria-label={label}
      aria-describedby={countId}
      data-slot="pick-list"
      className={cn('min-w-0', rest.className)}
    >
      <SearchInput label={searchLabel} value={search} onSearch={setSearch} />
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 px-1 text-sm">
        <Checkbox
          label={search ? 'Select all found' : 'Select all'}
          checked={shown.length > 0 && chosenHere === shown.length}
          indeterminate={chosenHere > 0 && chosenHere < shown.length}
          disabled={shown.length === 0}
          onChange={({ target }) =>
            choose(
              shown.map(({ id }) => id),
              target.checked,
            )
          }
        />
        <span className="flex items-center gap-2 text-muted-foreground">
          <span id={countId} role="status" data-tabular>
            {search && `${shown.length} found, `}
            {chosen} of {items.length} selected
          </span>
          {chosen > 0 && (
            <Button
              variant="link"
              size="sm"
              aria-label="Clear selection"
              onClick={() =>
                choose(
                  items.map(({ id }) => id),
                  false,
                )
              }
            >
              Clear
            </Button>
          )}
        </span>
      </div>
      {shown.length > 0 ? (
        <PickRows key={search} items={shown} selected={selected} onChoose={choose} rows={rows} />
      ) : (
        <p className="rounded-md border px-3 py-6 text-center text-sm text-muted-foreground">
          Nothing matches ‘{search}’.
        </p>
      )}
    </div>
  );
}

const textsOf = ({ label, detail = '', mark }: PickItem) => [label, detail, typeof mark === 'string' ? mark : ''];
