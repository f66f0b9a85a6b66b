import { useState } from 'react';
import { SearchInput } from '../ui/search-input.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { type ChoiceNode, findNodes, idsOf, withChosen } from './choice-nodes.ts';
import { ChooseAll } from './choose-all.tsx';

type GroupedListProps = {
  /** 'Indicators': the name of the whole. */
  label: string;
  groups: readonly ChoiceNode[];
  selected: ReadonlySet<number>;
  onSelectedChange: (selected: Set<number>) => void;
  /** Groups start open. */
  startsOpen?: boolean;
};

/**
 * Any number out of groups: one by one, a group at once, or all that a search finds. What is chosen
 * stays chosen while a search hides it.
 */
export function GroupedList({ label, groups, selected, onSelectedChange, startsOpen = false }: GroupedListProps) {
  const [search, setSearch] = useState('');
  const shown = findNodes(groups, search).filter((group) => idsOf(group).length > 0);
  const found = shown.flatMap(idsOf);
  const choose = (ids: readonly number[], isChosen: boolean) => onSelectedChange(withChosen(selected, ids, isChosen));

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not shrink below its content.
    <div role="group" aria-label={label} className="flex min-h-0 min-w-0 flex-col">
      <SearchInput label={`Search ${label.toLowerCase()}`} value={search} onSearch={setSearch} />
      <ChooseAll
        label={`Select all ${found.length}${search && ' found'}`}
        ids={found}
        selected={selected}
        onChoose={choose}
        words={`${selected.size} of ${groups.flatMap(idsOf).length} selected`}
        onClear={selected.size > 0 ? () => onSelectedChange(new Set()) : undefined}
      />
      <ul className="min-h-0 overflow-y-auto rounded-md border sm:max-h-96">
        {shown.map((group) => (
          <ChoiceGroup
            key={`${group.FullName} ${search}`}
            group={group}
            level={0}
            selected={selected}
            onChoose={choose}
            startsOpen={startsOpen || search !== ''}
          />
        ))}
        {shown.length === 0 && <li className="px-3 py-6 text-center text-sm text-muted-foreground">Nothing found</li>}
      </ul>
    </div>
  );
}
