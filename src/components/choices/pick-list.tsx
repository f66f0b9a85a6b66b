import { type ReactNode, useId, useMemo, useState } from 'react';
import { cn } from '#src/first-screen/cn.ts';
import { holdsText } from '#src/lib/search-text.ts';
import { SearchInput } from '../ui/search-input.tsx';
import { countChosen, withChosen } from './choice-nodes.ts';
import { ChooseAll } from './choose-all.tsx';
import type { PickItem } from './pick-row.tsx';
import { PickRows } from './pick-rows.tsx';

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
  /** How many rows are in view before the list scrolls: 8 by default. */
  rows?: number;
  className?: string;
}

/**
 * A list of which any number can be chosen: searched as typing rests (500 ms), all that is shown
 * chosen at once, the count announced. What was chosen stays chosen while a search hides it. One
 * tab stop for the rows: arrows, Home, End and Page keys move, Space chooses, Shift chooses a
 * range; ids that are not among `items` are kept but not counted.
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
  const ids = items.map(({ id }) => id);
  const chosen = countChosen(ids, selected);
  const choose = (some: readonly number[], isChosen: boolean) => onSelectedChange(withChosen(selected, some, isChosen));

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
      <ChooseAll
        label={search ? 'Select all found' : 'Select all'}
        ids={shown.map(({ id }) => id)}
        selected={selected}
        onChoose={choose}
        words={`${search && `${shown.length} found, `}${chosen} of ${items.length} selected`}
        wordsId={countId}
        onClear={chosen > 0 ? () => choose(ids, false) : undefined}
      />
      {shown.length > 0 ? (
        <PickRows
          key={search}
          label={`${label}, list`}
          items={shown}
          selected={selected}
          onChoose={choose}
          rows={rows}
        />
      ) : (
        <p className="rounded-md border px-3 py-6 text-center text-sm text-muted-foreground">
          Nothing matches ‘{search}’.
        </p>
      )}
    </div>
  );
}

const textsOf = ({ label, detail = '', mark }: PickItem) => [label, detail, typeof mark === 'string' ? mark : ''];
