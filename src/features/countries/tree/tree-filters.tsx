import { memo, type RefObject } from 'react';
import type { CountryMilestone } from '#generated/model/index.ts';
import { MultiSelect } from '#src/components/choices/multi-select.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { type SearchBox, SearchInput } from '#src/components/ui/search-input.tsx';
import { TreeChips } from './tree-chips.tsx';
import { activitiesOf, useTreeSearch, withMilestones } from './use-tree-search.ts';

type TreeFiltersProps = {
  tree: CountryMilestone[];
  searchBox: RefObject<SearchBox | null>;
  onOpenAll: () => void;
  onCloseAll: () => void;
};

export function TreeFilters({ tree, searchBox, onOpenAll, onCloseAll }: TreeFiltersProps) {
  return (
    <section aria-label="Filters" className="grid gap-2" data-print="hide">
      <div className="flex flex-wrap items-center gap-2">
        <FilterControls tree={tree} searchBox={searchBox} />
        <div className="ml-auto flex gap-1">
          <Button variant="ghost" size="sm" onClick={onOpenAll}>
            Open all
          </Button>
          <Button variant="ghost" size="sm" onClick={onCloseAll}>
            Close all
          </Button>
        </div>
      </div>
      <TreeChips tree={tree} searchBox={searchBox} />
    </section>
  );
}

/** Not rendered again with every row that is opened or moved to. */
const FilterControls = memo(function FilterControls({ tree, searchBox }: Pick<TreeFiltersProps, 'tree' | 'searchBox'>) {
  const { search, change, type } = useTreeSearch();
  return (
    <>
      <SearchInput
        ref={searchBox}
        label="Search by indicator"
        value={search.indicatorName}
        onSearch={type}
        className="w-full sm:w-72"
      />
      <MultiSelect
        label="Milestone"
        options={tree.map(optionOf)}
        value={search.milestones}
        onValueChange={(milestones) => change(withMilestones(tree, search, milestones))}
      />
      <MultiSelect
        label="Activity"
        options={activitiesOf(tree, search.milestones).map(optionOf)}
        value={search.activities}
        onValueChange={(activities) => change({ activities })}
        blocked={search.milestones.length === 0 && 'Select a milestone first.'}
      />
    </>
  );
});

type Numbered = { Id: number; OrderNumber: string; FullName: string };

const optionOf = ({ Id, OrderNumber, FullName }: Numbered) => ({ value: Id, label: `${OrderNumber} ${FullName}` });
