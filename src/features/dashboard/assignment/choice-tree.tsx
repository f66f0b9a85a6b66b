import { useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { Checkbox } from '#src/components/ui/checkbox.tsx';
import { SearchInput } from '#src/components/ui/search-input.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { choicesIn, filtered, type Group, idsOf } from './choices.ts';

type ChoiceTreeProps = {
  /** 'Indicators': the name of the whole. */
  label: string;
  groups: Group[];
  selected: ReadonlySet<number>;
  onSelectedChange: (selected: Set<number>) => void;
  /** Groups start open. */
  startsOpen?: boolean;
};

/** Any number out of groups: one by one, a group at once, or all that a search finds. What is chosen stays chosen while a search hides it. */
export function ChoiceTree({ label, groups, selected, onSelectedChange, startsOpen = false }: ChoiceTreeProps) {
  const [search, setSearch] = useState('');
  const shown = groups.map((group) => filtered(group, search)).filter((group) => choicesIn(group).length > 0);
  const found = shown.flatMap(choicesIn);
  const chosenHere = found.filter(({ id }) => selected.has(id)).length;
  const choose = (ids: number[], isChosen: boolean) => {
    const next = new Set(selected);
    for (const id of ids) isChosen ? next.add(id) : next.delete(id);
    onSelectedChange(next);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not shrink below its content.
    <div role="group" aria-label={label} className="flex min-h-0 min-w-0 flex-col">
      <SearchInput label={`Search ${label.toLowerCase()}`} value={search} onSearch={setSearch} />
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 px-1 text-sm">
        <Checkbox
          label={`Select all ${found.length}${search && ' found'}`}
          checked={found.length > 0 && chosenHere === found.length}
          indeterminate={chosenHere > 0 && chosenHere < found.length}
          disabled={found.length === 0}
          onChange={({ target }) => choose(idsOf(found), target.checked)}
        />
        <span className="flex items-center gap-2 text-muted-foreground">
          <span role="status" data-tabular>
            {selected.size} of {groups.flatMap(choicesIn).length} selected
          </span>
          {selected.size > 0 && (
            <Button variant="link" size="sm" onClick={() => onSelectedChange(new Set())}>
              Clear
            </Button>
          )}
        </span>
      </div>
      <ul className="min-h-0 overflow-y-auto rounded-md border sm:max-h-96">
        {shown.map((group) => (
          <ChoiceGroup
            key={`${group.key} ${search}`}
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
